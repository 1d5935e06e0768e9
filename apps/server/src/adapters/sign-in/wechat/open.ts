import * as z from 'zod';
import { type HostDoor, type ProvenSubject, type RedirectDoor, SignInRefusedError } from '../../ports/sign-in.ts';
import { addressOf, type CallProvider, codeIn, readDocumented, refuseError } from '../call-provider.ts';
import type { ProviderKeys } from '../keys.ts';
import type { WechatConfig } from './env.ts';

/** Busy; called too often. */
const SILENT = ['-1', '45011'];

const person = z.object({
  openid: z.string().min(1),
  /** Where the account of the open platform binds several products together. */
  unionid: z.string().min(1).optional(),
  /** Of a page that was opened without a login: nobody in particular. */
  is_snapshotuser: z.literal(1).optional(),
});

function subjectOf(body: unknown, { id }: ProviderKeys): ProvenSubject {
  refuseError(body, 'errcode', ['0'], SILENT);
  const { openid, unionid, is_snapshotuser } = readDocumented(person, body);
  if (is_snapshotuser) throw new SignInRefusedError('a snapshot of a page');
  const alone = `${id}:${openid}`;
  return unionid === undefined ? alone : { subject: `union:${unionid}`, alone };
}

/**
 * A mini-program by the code of `wx.login`, an app by that of WeChat's library, each by its own keys and address. WeChat takes one once,
 * within five minutes.
 */
export function openWechatHosts({ mini, app, url }: WechatConfig, call: CallProvider): HostDoor {
  const keysOf = (platform: string): ProviderKeys | undefined => (platform === 'app' ? app : mini);
  return {
    ...{ kind: 'host', provider: 'wechat', appIdOn: (platform) => keysOf(platform)?.id },
    platforms: [...(mini ? ['mini'] : []), ...(app ? ['app'] : [])],
    async prove(code, platform) {
      const keys = keysOf(platform);
      if (!keys) throw new SignInRefusedError('no keys for this platform');
      const query = { appid: keys.id, secret: keys.secret, grant_type: 'authorization_code' };
      const address =
        platform === 'app'
          ? addressOf(url, '/sns/oauth2/access_token', { ...query, code })
          : addressOf(url, '/sns/jscode2session', { ...query, js_code: code });
      return subjectOf(await call(address), keys);
    },
  };
}

/** A page within the chat app by its service account; one elsewhere by the code to scan of the open platform. */
export function openWechatPages({ page, site, url, pagesUrl }: WechatConfig, call: CallProvider): RedirectDoor {
  const kept = (platform: string): ProviderKeys | undefined => (platform === 'h5wx' ? page : site);
  const keysOf = (platform: string): ProviderKeys => {
    const keys = kept(platform);
    if (!keys) throw new SignInRefusedError('no keys for this platform');
    return keys;
  };
  return {
    ...{ kind: 'redirect', provider: 'wechat', appIdOn: (platform) => kept(platform)?.id },
    platforms: [...(page ? ['h5wx'] : []), ...(site ? ['h5'] : [])],
    async sendTo({ state, returnUrl, platform }) {
      const isWithin = platform === 'h5wx';
      const scope = isWithin ? 'snsapi_userinfo' : 'snsapi_login';
      const query = { appid: keysOf(platform).id, redirect_uri: returnUrl, response_type: 'code', scope, state };
      const to = addressOf(pagesUrl, isWithin ? '/connect/oauth2/authorize' : '/connect/qrconnect', query);
      to.hash = 'wechat_redirect';
      return to;
    },
    async prove({ platform }, returned) {
      const keys = keysOf(platform);
      const query = { appid: keys.id, secret: keys.secret, code: codeIn(returned), grant_type: 'authorization_code' };
      return subjectOf(await call(addressOf(url, '/sns/oauth2/access_token', query)), keys);
    },
  };
}
