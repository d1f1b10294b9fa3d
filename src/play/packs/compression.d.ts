/** What browsers and Node have alike to compress bytes, and letters for them: only what is used of it. */
interface PackingStream {
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
  readonly readable: {
    getReader(): {
      read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
      cancel(): Promise<void>;
    };
  };
}

declare const CompressionStream: new (format: 'deflate-raw') => PackingStream;
declare const DecompressionStream: new (format: 'deflate-raw') => PackingStream;
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare function btoa(text: string): string;
declare function atob(text: string): string;
