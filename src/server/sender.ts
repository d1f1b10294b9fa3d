import type { FastifyRequest } from 'fastify';

/** Groups of an address of version 6 that a provider gives one household; the others it chooses itself. */
const GROUPS = 4;

const networkOf = (address: string): string => {
  const [, old] = /(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (old !== undefined || !address.includes(':')) return old ?? address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':');
  const right = tail === undefined ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, GROUPS).join(':');
};

/** Whoever asks, as far as limits are concerned: his address, or all that are his. */
export const senderOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip);
