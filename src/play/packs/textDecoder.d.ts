/** The one thing of a browser and of Node that reading bytes needs: only what is used of it. */
declare class TextDecoder {
  constructor(encoding: string, options?: { readonly fatal?: boolean });
  /** The one name of the encoding, which may have been called otherwise. */
  readonly encoding: string;
  decode(bytes: Uint8Array): string;
}
