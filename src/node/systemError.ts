/** `ENOENT` and the like: what the system said when it refused something. Undefined for all else that can be thrown. */
export const refusalCode = (cause: unknown): string | undefined =>
  cause instanceof Error && 'syscall' in cause && 'code' in cause ? String(cause.code) : undefined;
