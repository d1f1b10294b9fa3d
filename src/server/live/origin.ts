/**
 * Whether whoever opens a wire comes from our own page. Browsers always say from which; a program that is none says nothing,
 * and has no secrets but those that its owner gave it.
 */
export const isOwnOrigin = (
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
  own: string | undefined,
): boolean => {
  if (origin === undefined) return true;
  if (own !== undefined && origin === own) return true;
  return own === undefined && URL.canParse(origin) && new URL(origin).host === host;
};
