import { ERROR } from '@kinora/contract';
import type { FastifyReply } from 'fastify';
import type { ErrorBody } from './error-body.ts';
import type { Reply } from './gateway.ts';

/** Errors of the product travel with status 200, as the specification has it; only a limit has one that proxies know. */
export function sendFailure(reply: FastifyReply, body: ErrorBody, outcome: Reply): Reply {
  if (body.errid === ERROR.tooManyRequests) {
    reply.code(429);
    if (body.retryAfterS !== undefined) reply.header('retry-after', String(body.retryAfterS));
  }
  return outcome;
}
