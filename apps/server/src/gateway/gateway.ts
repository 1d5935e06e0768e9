import type { OpenedCommand } from '@kinora/channel';
import { COMMANDS, type CommandName, ERROR } from '@kinora/contract';
import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import type { GatewayMetrics } from '../http/metrics.ts';
import { AppError } from './app-error.ts';
import type { Channel } from './channel-keys.ts';
import type { Actor, Authenticate, Handlers, IsVerified, UploadedFile, User } from './command-handler.ts';
import { readDeviceKey } from './device-key.ts';
import { errorBody, isUnexpected } from './error-body.ts';
import { eventOfSuccess } from './events-of-commands.ts';
import { eventOfFailure } from './events-of-errors.ts';
import { payloadSchema } from './payload.ts';
import { classOf, type RateLimits } from './rate-limits.ts';
import { recordSecurityEvent } from './security-events.ts';

/** What every route of the gateway needs. */
export interface Gateway {
  deps: Deps;
  handlers: Handlers;
  authenticate: Authenticate;
  isVerified: IsVerified;
  channel: Channel;
  limits: RateLimits;
  metrics: GatewayMetrics;
}

/** What goes back: sealed where the session could be opened. */
export type Reply = { data: string } | ReturnType<typeof errorBody>;

/** A command whose channel, login and limits were checked, and its input against the schema. */
export interface CheckedCommand {
  name: CommandName;
  opened: OpenedCommand;
  actor: Actor | User;
  input: unknown;
}

// The table is typed command by command; here, behind the check of the schema, the name is a variable.
type AnyHandler = (deps: Deps, actor: Actor, input: unknown, file?: UploadedFile) => Promise<object>;

/** Whose command this is. A guest's command of someone whose login was lost is answered as a guest's. */
async function identify(gateway: Gateway, name: CommandName, opened: OpenedCommand, address: string): Promise<Actor> {
  const parsed = payloadSchema.safeParse(opened.payload);
  if (!parsed.success) throw new AppError(ERROR.badRequest, 'the payload does not have its fields');
  const { id, psw, locale, platform, platstr: system, key, proof } = parsed.data;
  const { access, transport } = COMMANDS[name];
  const deviceKey = readDeviceKey(opened, key, proof);
  const guest: Actor = { uid: null, loginId: null, locale, platform, system, deviceKey, address };
  if (transport === 'sign-in' || (access === 'guest' && (id === '' || psw === ''))) return guest;
  try {
    const { uid, loginId } = await gateway.authenticate(gateway.deps, { ...guest, userid: id, tmppsw: psw });
    await gateway.limits.countUser(classOf(name), uid);
    if (isRestricted(access) && !(await gateway.isVerified(gateway.deps, uid)))
      throw new AppError(ERROR.notAllowed, 'the face is not authenticated');
    return { ...guest, uid, loginId };
  } catch (error) {
    const isGuestEnough = access === 'guest' && error instanceof AppError && error.id !== ERROR.tooManyRequests;
    if (isGuestEnough) return guest;
    throw error;
  }
}

const isRestricted = (access: string): boolean => access === 'verified';

/** Opens and checks a command. Throws ChannelError, or what `fail` seals for a session that could be opened. */
export async function checkCommand(
  gateway: Gateway,
  name: CommandName,
  opened: OpenedCommand,
  address: string,
): Promise<CheckedCommand> {
  const actor = await identify(gateway, name, opened, address);
  const parsed = COMMANDS[name].request.safeParse(opened.payload.data ?? {});
  if (!parsed.success) throw new AppError(ERROR.badRequest, 'the data does not fit the schema');
  return { name, opened, actor, input: parsed.data };
}

/** Runs the handler and seals what it answers. */
export async function runHandler(
  gateway: Gateway,
  checked: CheckedCommand,
  requestId: string,
  file?: UploadedFile,
): Promise<Reply> {
  const { deps } = gateway;
  const { name, opened, actor, input } = checked;
  const handler = gateway.handlers[name] as unknown as AnyHandler;
  const response = await handler(deps, actor, input, file);
  if (deps.config.environment !== 'production') checkResponse(name, response);
  const uid = 'userid' in response && typeof response.userid === 'string' ? response.userid : actor.uid;
  const event = eventOfSuccess(name, input, response);
  recordSecurityEvent({ metrics: gateway.metrics, log: deps.log }, event, { command: name, requestId, uid });
  return { data: opened.sealAnswer(JSON.stringify({ ...response, timestamp: deps.now() })) };
}

function checkResponse(name: CommandName, response: unknown): void {
  const { error } = COMMANDS[name].response.safeParse(response);
  if (error) throw new TypeError(`${name} answered with what its schema refuses`, { cause: error });
}

/** The outcome of a command that failed, sealed when its session is known; unexpected errors are logged here. */
export function failure(
  gateway: Gateway,
  error: unknown,
  opened: OpenedCommand | undefined,
  log: Logger,
  name: string,
  requestId: string,
): { reply: Reply; body: ReturnType<typeof errorBody> } {
  if (isUnexpected(error)) log.error({ err: error, command: name, requestId }, 'a command failed');
  recordSecurityEvent({ metrics: gateway.metrics, log }, eventOfFailure(error), { command: name, requestId });
  const body = errorBody(error, gateway.deps.now());
  return { body, reply: opened ? { data: opened.sealAnswer(JSON.stringify(body)) } : body };
}
