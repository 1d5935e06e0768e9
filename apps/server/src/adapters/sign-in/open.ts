import { isWayOf, type SignInWay } from '@kinora/contract';
import type { SignInProviders } from '../ports/sign-in.ts';
import { openApple } from './apple/open.ts';
import { createCaller } from './call-provider.ts';
import { openDouyin } from './douyin/open.ts';
import type { SignInConfig } from './env.ts';
import { openFacebook } from './facebook/open.ts';
import { openGeetest } from './geetest/open.ts';
import { openGoogle } from './google/open.ts';
import { joinPayers } from './join-payers.ts';
import { openKuaishou, openKuaishouPayers } from './kuaishou/open.ts';
import { openLiaoliao } from './liaoliao/open.ts';
import { openQqApp, openQqPage } from './qq/open.ts';
import { openWechatHosts, openWechatPages } from './wechat/open.ts';
import { openChatPayers } from './wechat/payers.ts';
import { createPhoneOfChat } from './wechat/phone-of-chat.ts';

export interface SignInOptions {
  signIn: SignInConfig;
  /** Where providers send browsers back to; without it no way leads through a provider's page. */
  publicUrl: string;
}

/** Everybody for whom there are keys, and whose way is one of the build's. Nobody is called before somebody signs in. */
export function openSignIn({ signIn, publicUrl }: SignInOptions, now: () => number): SignInProviders {
  const { wechat, qq, region, timeLimitMs } = signIn;
  const isOpen = (way: SignInWay): boolean => isWayOf(way, region);
  const call = createCaller(timeLimitMs);
  const hasPages = publicUrl !== '';
  const google = isOpen('google') && signIn.google && openGoogle(signIn.google, timeLimitMs);
  const facebook = isOpen('facebook') && signIn.facebook && openFacebook(signIn.facebook, call, now);
  return {
    doors: {
      ...((wechat.mini || wechat.app) && { LOGINWX: openWechatHosts(wechat, call) }),
      ...(signIn.douyin && { LOGINDY: openDouyin(signIn.douyin, call) }),
      ...(signIn.kuaishou && { LOGINKS: openKuaishou(signIn.kuaishou, call) }),
      ...(signIn.liaoliao && { LOGINLIAOLIAO: openLiaoliao(signIn.liaoliao, call, now) }),
      ...(qq.app !== null && { LOGINQQANDROID: openQqApp(qq.app, qq.url, call) }),
      ...(google && { LOGINGOOGLE: google.app }),
      ...(facebook && { LOGINFB: facebook.app }),
      ...(hasPages && {
        ...((wechat.page || wechat.site) && { LOGINWXH5: openWechatPages(wechat, call) }),
        ...(qq.page && { LOGINQQH5: openQqPage(qq.page, qq.url, call) }),
        ...(signIn.apple && { LOGINAPPLE: openApple(signIn.apple, timeLimitMs) }),
        ...(google && { LOGINGOOGLEH5: google.page }),
        ...(facebook && { LOGINFBH5: facebook.page }),
      }),
    },
    carrier: signIn.geetest && openGeetest(signIn.geetest, call, now),
    phoneOfChat: wechat.mini && createPhoneOfChat(wechat.mini, { url: wechat.url, call, now }),
    chatPayers: joinPayers([
      openChatPayers(wechat, hasPages, call),
      ...(signIn.kuaishou ? [openKuaishouPayers(signIn.kuaishou, call)] : []),
    ]),
  };
}
