import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hashOf } from '../live/secrets.ts';
import { refuse } from '../problem.ts';

/* What crosses, in the words of JSON Schema: by it requests are judged, types are known, and OpenAPI is written. */

/** What is not written here is an error. */
export const STRICT = { additionalProperties: false };

/** Names are one line of visible letters; what they are in detail is said by whoever reads them. */
const LONGEST_NAME = 100;
const ONE_LINE = '^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}]*$';

export const Name = Type.String({ minLength: 1, maxLength: LONGEST_NAME, pattern: ONE_LINE });
export const GameId = Type.String({ pattern: '^[a-z]{1,40}$' });
/** Of a level. */
export const Hash = Type.String({ pattern: '^[0-9a-f]{16}$' });
export const Fingerprint = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const PackId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const FileName = Type.String({ minLength: 1, maxLength: 200, pattern: ONE_LINE });

export const Level = Type.Object({ game: GameId, hash: Hash }, STRICT);

export const Problem = Type.Object({
  error: Type.Object({
    message: Type.String(),
    line: Type.Optional(Type.Integer()),
    column: Type.Optional(Type.Integer()),
    step: Type.Optional(Type.Integer()),
  }),
});

/** What may be answered instead of what was asked for. */
export const REFUSALS = { '4xx': Problem, '5xx': Problem };

/** That it is done, and nothing more. */
export const DONE = { 204: Type.Null({ description: 'It is done.' }) };

/** Who is to be told by his key: must be, or may be so that his own is marked. */
export const SCHEMES = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of a player: 128 bits in base64url, made where he plays.',
  },
} as const;
export const KEYED = { security: [{ key: [] }] };
export const KEYED_OR_NOT = { security: [{}, { key: [] }] };

const Count = Type.Integer({ minimum: 0 });

export const TableRow = Type.Object({
  rank: Count,
  name: Type.String(),
  moves: Count,
  pushes: Type.Optional(Count),
  time: Count,
  date: Type.String(),
  fingerprint: Fingerprint,
  own: Type.Optional(Type.Literal(true)),
});

export const PackRow = Type.Object({
  rank: Count,
  name: Type.String(),
  solved: Count,
  moves: Count,
  pushes: Type.Optional(Count),
  own: Type.Optional(Type.Literal(true)),
});

/** 128 bits in base64url. */
const KEY = /^Bearer ([A-Za-z0-9_-]{22})$/;

/** The hash of the key of whoever asks; undefined without one. */
export const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const [, key] = KEY.exec(headers.authorization ?? '') ?? [];
  return key === undefined ? undefined : hashOf(key);
};

/** Lets nobody through who has no key. */
export const needsKey = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  if (keyOf(request) !== undefined) return undefined;
  return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'This needs the key of a player.');
};
