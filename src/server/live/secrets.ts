import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits that nobody guesses, in base64url. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in a time that tells nothing of where they differ. */
export const isSame = (hash: string, kept: string | undefined): boolean =>
  kept !== undefined && kept.length === hash.length && timingSafeEqual(Buffer.from(hash), Buffer.from(kept));
