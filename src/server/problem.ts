import type { FastifyReply } from 'fastify';
import { type Problem, sentence } from '../core/parsed.ts';

/** What the API says of whatever is wrong. */
export interface Refusal {
  readonly error: {
    readonly message: string;
    readonly line?: number;
    readonly column?: number;
    readonly step?: number;
  };
}

export const refusalOf = ({ message, line, column, step }: Problem): Refusal => ({
  error: {
    message: sentence(message),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(step !== undefined && { step }),
  },
});

/** Answers with a reason in words. */
export const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ error: { message } } satisfies Refusal);
