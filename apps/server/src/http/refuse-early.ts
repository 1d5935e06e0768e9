import { ERROR } from '@kinora/contract';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { answerRaw, type RawStatus } from './raw-answer.ts';
import type { HeadersFor } from './security-headers.ts';

/** What Fastify or the parser of Node refuses. */
export function errorIdOf(statusCode: number) {
  if (statusCode === 413 || statusCode === 431) return ERROR.tooLarge;
  return statusCode < 500 ? ERROR.badRequest : ERROR.serverFailure;
}

const STATUS_OF_PARSER: Readonly<Record<string, RawStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers to what no route and no hook ever sees, with the body and the headers of all others. */
export function refuseEarly(headersFor: HeadersFor, now: () => number) {
  const bodyOf = (statusCode: number) => ({ errid: errorIdOf(statusCode), errmsg: '', timestamp: now() });
  return {
    /** An address that cannot be decoded. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const statusCode = error.statusCode ?? 500;
      void reply.code(statusCode).headers({ ...headersFor(request.raw.url ?? ''), 'x-request-id': request.id });
      // The hooks that a route would have are not run: this is all of the answer.
      void reply.type('application/json; charset=utf-8').send(JSON.stringify(bodyOf(statusCode)));
    },
    /** What is not HTTP at all, has too many headers, or does not come to its end. */
    clientErrorHandler(error, socket) {
      if ('code' in error && error.code === 'ECONNRESET') return socket.destroy();
      const status = STATUS_OF_PARSER[error.code] ?? 400;
      answerRaw(socket, status, headersFor(''), bodyOf(status));
    },
  } satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;
}
