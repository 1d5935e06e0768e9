import { BUILD_REGIONS, type BuildRegion } from '@kinora/contract';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { choice, listOf, wholeNumber } from '../../environment/kinds.ts';
import { THIRD_PARTIES, type ThirdParty } from '../ports/sign-in.ts';
import { type AppleConfig, appleVariables, readApple } from './apple/env.ts';
import { type DouyinConfig, douyinVariables, readDouyin } from './douyin/env.ts';
import { type FacebookConfig, facebookVariables, readFacebook } from './facebook/env.ts';
import { type GeetestConfig, geetestVariables, readGeetest } from './geetest/env.ts';
import { type GoogleConfig, googleVariables, readGoogle } from './google/env.ts';
import { type KuaishouConfig, kuaishouVariables, readKuaishou } from './kuaishou/env.ts';
import { type LiaoliaoConfig, liaoliaoVariables, readLiaoliao } from './liaoliao/env.ts';
import { type QqConfig, qqVariables, readQq } from './qq/env.ts';
import { readWechat, type WechatConfig, wechatVariables } from './wechat/env.ts';

const BIND_PHONE = ['device', ...THIRD_PARTIES] as const;
/** Where the law wants the number of whoever publishes. */
const MAINLAND: readonly ThirdParty[] = ['wechat', 'qq', 'douyin', 'kuaishou', 'liaoliao'];

export const signInArea = defineArea('Signing in', {
  KINORA_REGION: choice(
    'The build that clients of this installation are: the overseas one has the ways of signing in that do not work in the mainland.',
    BUILD_REGIONS,
    'mainland',
  ),
  KINORA_BIND_PHONE: listOf(
    'Ways of signing in after which a phone must be bound; `none` of them where it is set to `-`.',
    ['-', ...BIND_PHONE],
    MAINLAND.join(','),
  ),
  KINORA_SIGN_IN_TIME_LIMIT_MS: wholeNumber('How long a provider may take to answer.', 8_000, {
    ...{ min: 100, max: 60_000 },
  }),
  ...wechatVariables,
  ...qqVariables,
  ...appleVariables,
  ...googleVariables,
  ...facebookVariables,
  ...douyinVariables,
  ...kuaishouVariables,
  ...liaoliaoVariables,
  ...geetestVariables,
});

export interface SignInConfig {
  region: BuildRegion;
  /** Who has signed in so needs a phone too. */
  bindPhone: ReadonlySet<string>;
  timeLimitMs: number;
  wechat: WechatConfig;
  qq: QqConfig;
  apple: AppleConfig | undefined;
  google: GoogleConfig | undefined;
  facebook: FacebookConfig | undefined;
  douyin: DouyinConfig | undefined;
  kuaishou: KuaishouConfig | undefined;
  liaoliao: LiaoliaoConfig | undefined;
  geetest: GeetestConfig | undefined;
}

/** Who knows our users besides ourselves: whoever has no keys is not offered. Throws ConfigError. */
export function readSignIn(environment: Environment): SignInConfig {
  const env = readArea(signInArea, environment);
  const named = env.KINORA_BIND_PHONE;
  return {
    region: env.KINORA_REGION,
    bindPhone: new Set<string>(named.length > 0 ? named : MAINLAND),
    timeLimitMs: env.KINORA_SIGN_IN_TIME_LIMIT_MS,
    wechat: readWechat(env),
    qq: readQq(env),
    apple: readApple(env),
    google: readGoogle(env),
    facebook: readFacebook(env),
    douyin: readDouyin(env),
    kuaishou: readKuaishou(env),
    liaoliao: readLiaoliao(env),
    geetest: readGeetest(env),
  };
}
