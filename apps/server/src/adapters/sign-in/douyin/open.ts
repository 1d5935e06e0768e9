import * as z from 'zod';
import type { HostDoor } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, postJson, readDocumented, refuseError } from '../call-provider.ts';
import type { DouyinConfig } from './env.ts';

const answer = z.object({ data: z.object({ openid: z.string().min(1), unionid: z.string().optional() }) });
/** The service itself. */
const SILENT = ['-1'];

/** Douyin's mini-program by the code of `tt.login`, good once. Its unionid differs by host and developer: where there is one, it is the person. */
export function openDouyin({ id, secret, url }: DouyinConfig, call: CallProvider): HostDoor {
  return {
    ...{ kind: 'host', provider: 'douyin', appIdOn: () => id },
    async prove(code) {
      const order = postJson({ appid: id, secret, code, anonymous_code: '' });
      const body = await call(addressOf(url, '/api/apps/v2/jscode2session'), order);
      refuseError(body, 'err_no', ['0'], SILENT);
      const { openid, unionid } = readDocumented(answer, body).data;
      const alone = `${id}:${openid}`;
      return unionid ? { subject: `union:${unionid}`, alone } : alone;
    },
  };
}
