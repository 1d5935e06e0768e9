import type { OpenedCommand } from '@kinora/channel';
import { COMMANDS, type CommandName, ERROR, isCommandName, type Transport } from '@kinora/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { AppError } from './app-error.ts';
import { checkCommand, failure, type Gateway, runHandler } from './gateway.ts';
import { classOf } from './rate-limits.ts';
import { sendFailure } from './send-failure.ts';

/** The parameters of a command: query of a GET, form fields of a POST. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The command of the address, if it is one and travels like this. Throws AppError. */
export function readCommandName(params: unknown, transports: readonly Transport[]): CommandName {
  const name = isFields(params) ? params.command : undefined;
  if (typeof name !== 'string' || !isCommandName(name)) throw new AppError(ERROR.unknownCommand, 'unknown command');
  if (!transports.includes(COMMANDS[name].transport))
    throw new AppError(ERROR.badRequest, `${name} does not travel so`);
  return name;
}

/** Commands with their sealed data in the query or in a form. */
export function registerCommandRoutes(app: FastifyInstance, gateway: Gateway): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    transports: readonly Transport[],
    fields: unknown,
  ): Promise<unknown> {
    const startedMs = performance.now();
    let name = 'unknown';
    let opened: OpenedCommand | undefined;
    try {
      const command = readCommandName(request.params, transports);
      name = command;
      await gateway.limits.countAddress(classOf(command), clientAddress(request));
      opened = await gateway.channel.current().openCommand(command, isFields(fields) ? fields.data : undefined);
      const checked = await checkCommand(gateway, command, opened, clientAddress(request));
      const outcome = await runHandler(gateway, checked, request.id);
      gateway.metrics.countCommand(name, 0, performance.now() - startedMs);
      return outcome;
    } catch (error) {
      const { reply: outcome, body } = failure(gateway, error, opened, gateway.deps.log, name, request.id);
      gateway.metrics.countCommand(name, body.errid, performance.now() - startedMs);
      return sendFailure(reply, body, outcome);
    }
  }

  app.get('/:command', (request, reply) => answer(request, reply, ['query'], request.query));
  app.post('/:command', (request, reply) => answer(request, reply, ['query', 'post'], request.body));
  app.post('/jssdk/:command', (request, reply) => answer(request, reply, ['sign-in'], request.body));

  app.post('/session', async (request, reply) => {
    try {
      await gateway.limits.countAddress('session', clientAddress(request));
      return gateway.channel.current().acceptSession(request.body);
    } catch (error) {
      const { body, reply: outcome } = failure(gateway, error, undefined, gateway.deps.log, 'session', request.id);
      return sendFailure(reply, body, outcome);
    }
  });
}
