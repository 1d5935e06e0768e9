import * as z from 'zod';
import { type ChatPayers, SignInRefusedError } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, readDocumented, refuseError } from '../call-provider.ts';
import type { ProviderKeys } from '../keys.ts';
import type { WechatConfig } from './env.ts';

/** Busy; called too often. */
const SILENT = ['-1', '45011'];
const person = z.object({ openid: z.string().min(1), session_key: z.string().min(1).optional() });

/** Who pays in the mini-program, by the code of `wx.login`, or on a page within the app, which WeChat tells without asking them anything. */
export function openChatPayers(
  { mini, page, url, pagesUrl }: WechatConfig,
  hasPages: boolean,
  call: CallProvider,
): ChatPayers {
  const within = hasPages ? page : undefined;
  const keysOf = (platform: string): ProviderKeys => {
    const keys = platform === 'mini' ? mini : platform === 'h5wx' ? within : undefined;
    if (!keys) throw new SignInRefusedError('no keys for this platform');
    return keys;
  };
  return {
    platforms: [...(mini ? ['mini'] : []), ...(within ? ['h5wx'] : [])],
    sendTo(platform, returnUrl, state) {
      if (platform === 'mini') return undefined;
      // https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html: the scope that shows no page.
      const query = {
        appid: keysOf(platform).id,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'snsapi_base',
      };
      const to = addressOf(pagesUrl, '/connect/oauth2/authorize', { ...query, state });
      to.hash = 'wechat_redirect';
      return to;
    },
    async prove(platform, code) {
      const { id, secret } = keysOf(platform);
      const isMini = platform === 'mini';
      const query = { appid: id, secret, [isMini ? 'js_code' : 'code']: code, grant_type: 'authorization_code' };
      const body = await call(addressOf(url, isMini ? '/sns/jscode2session' : '/sns/oauth2/access_token', query));
      refuseError(body, 'errcode', ['0'], SILENT);
      const { openid: openId, session_key: sessionKey } = readDocumented(person, body);
      return { appId: id, openId, sessionKey };
    },
  };
}
