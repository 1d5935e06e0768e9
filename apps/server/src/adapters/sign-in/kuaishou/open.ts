import * as z from 'zod';
import type { ChatPayers, HostDoor } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, readDocumented, refuseError } from '../call-provider.ts';
import type { KuaishouConfig } from './env.ts';

const answer = z.object({ result: z.literal(1), open_id: z.string().min(1) });
/** The service itself. */
const SILENT = ['100200500'];

/** Kuaishou's mini-program by the code of `ks.login`, good once. */
export function openKuaishou(config: KuaishouConfig, call: CallProvider): HostDoor {
  return {
    ...{ kind: 'host', provider: 'kuaishou', appIdOn: () => config.id },
    prove: async (code) => `${config.id}:${await openIdBy(code, config, call)}`,
  };
}

/** Who pays in the mini-program, by such a code. */
export const openKuaishouPayers = (config: KuaishouConfig, call: CallProvider): ChatPayers => ({
  platforms: ['miniks'],
  sendTo: () => undefined,
  prove: async (_platform, code) => ({ appId: config.id, openId: await openIdBy(code, config, call) }),
});

async function openIdBy(code: string, { id, secret, url }: KuaishouConfig, call: CallProvider): Promise<string> {
  const body = new URLSearchParams({ app_id: id, app_secret: secret, js_code: code });
  const answered = await call(addressOf(url, '/oauth2/mp/code2session'), { method: 'POST', body });
  refuseError(answered, 'result', ['1'], SILENT);
  return readDocumented(answer, answered).open_id;
}
