import { ERROR } from '@kinora/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
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

const bodyOf = (statusCode: number, now: number) => ({ errid: errorIdOf(statusCode), errmsg: '', timestamp: now });

/** Answers to what no route and no hook ever sees, with the body and the headers of all others. */
export function refuseEarly(headersFor: HeadersFor, now: () => number) {
  return {
    /** An address that cannot be decoded. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const statusCode = error.statusCode ?? 500;
      void reply.code(statusCode).headers({ ...headersFor(request.raw.url ?? ''), 'x-request-id': request.id });
      // The hooks that a route would have are not run: this is all of the answer.
      void reply.type('application/json; charset=utf-8').send(JSON.stringify(bodyOf(statusCode, now())));
    },
    /** What is not HTTP at all, has too many headers, or does not come to its end. */
    clientErrorHandler(error, socket) {
      if ('code' in error && error.code === 'ECONNRESET') return socket.destroy();
      const status = STATUS_OF_PARSER[error.code] ?? 400;
      answerRaw(socket, status, headersFor(''), bodyOf(status, now()));
    },
  } satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;
}

/** The same for what Node would answer in a form of its own: a request without a host, an expectation that nobody meets, a tunnel. */
export function refuseUnusual(app: FastifyInstance, headersFor: HeadersFor, now: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return;
    return reply.code(400).send(bodyOf(400, now()));
  });
  app.server.on('checkExpectation', (_request, response) => {
    const headers = { ...headersFor(''), 'content-type': 'application/json; charset=utf-8', connection: 'close' };
    response.writeHead(417, headers).end(JSON.stringify(bodyOf(417, now())));
  });
  app.server.on('connect', (_request, socket) => answerRaw(socket, 400, headersFor(''), bodyOf(400, now())));
}
