import { INBOX } from '../adapters/sms/inbox/env.ts';
import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { ConfigError } from '../environment/config-error.ts';
import { list } from '../environment/kinds.ts';
import { isLoopbackHost } from '../http/is-local-request.ts';
import type { ListenConfig } from './listen.ts';

export const sandboxesArea = defineArea('Stand-ins', {
  KINORA_ALLOW_SANDBOX: list('Names of the stand-ins allowed in production, such as `sms-inbox`.'),
});

/** Refuses adapters that only behave like the real thing where they are not allowed by name. Throws ConfigError. */
export function refuseSandboxes(sandboxes: readonly string[], environment: Environment): void {
  const { KINORA_ALLOW_SANDBOX: allowed } = readArea(sandboxesArea, environment);
  const refused = sandboxes.filter((sandbox) => !allowed.includes(sandbox));
  if (refused.length === 0) return;
  throw new ConfigError(
    `Sandbox adapters do not run in production: ${refused.join(', ')}. Choose a real one, or allow it by name ` +
      `with KINORA_ALLOW_SANDBOX=${refused.join(',')}.`,
  );
}

/**
 * Whoever sees a code can sign in with it: the inbox is never opened to a network, neither by listening there nor by passing on
 * what comes from there. Throws ConfigError.
 */
export function refuseOpenInbox(
  smsAdapter: string,
  { host, publicUrl }: Pick<ListenConfig, 'host' | 'publicUrl'>,
): void {
  if (smsAdapter !== INBOX) return;
  if (!isLoopbackHost(host)) refuseInbox('KINORA_HOST', host);
  if (publicUrl !== '' && !isLoopbackHost(new URL(publicUrl).hostname.replace(/^\[(.+)\]$/, '$1')))
    refuseInbox('KINORA_PUBLIC_URL', publicUrl);
}

function refuseInbox(variable: string, value: string): never {
  throw new ConfigError(
    `The inbox shows verification codes to this machine alone: with KINORA_SMS=${INBOX}, ${variable} must name a ` +
      `loopback address such as 127.0.0.1, not "${value}". Choose who sends the codes with KINORA_SMS.`,
  );
}
