/** What a client is, in the words that it says of itself in every command. */
type ClientPlatform = 'h5' | 'h5wx' | 'h5ll' | 'h5fb' | 'mini' | 'minitt' | 'miniks' | 'app';

/** Commands that sign in through somebody else who knows the person, all with the same fields. */
export const THIRD_PARTY_COMMANDS = [
  'LOGINWX',
  'LOGINWXH5',
  'LOGINQQH5',
  'LOGINQQANDROID',
  'LOGINDY',
  'LOGINKS',
  'LOGINGOOGLE',
  'LOGINGOOGLEH5',
  'LOGINFB',
  'LOGINFBH5',
  'LOGINAPPLE',
  'LOGINLIAOLIAO',
] as const;
export type ThirdPartyCommand = (typeof THIRD_PARTY_COMMANDS)[number];

/** Commands that take what a host, or a provider's library in an app, gives: of these a page has nothing to show. */
const BY_HOST: readonly ThirdPartyCommand[] = [
  'LOGINWX',
  'LOGINQQANDROID',
  'LOGINDY',
  'LOGINKS',
  'LOGINGOOGLE',
  'LOGINFB',
  'LOGINLIAOLIAO',
];

/** Whether a command begins by leading to the provider's page, which needs nothing but a browser. */
export const leadsThroughPage = (command: ThirdPartyCommand): boolean => !BY_HOST.includes(command);

type Way = Readonly<Partial<Record<ClientPlatform, ThirdPartyCommand | 'LOGINDEV'>>>;

/**
 * Ways of signing in besides the phone's code, in the order in which they are offered, and by which command each goes on which
 * platform: what is not here does not work there. Which of them an installation has keys for is its configuration's answer.
 */
export const SIGN_IN_WAYS = {
  wechat: { h5: 'LOGINWXH5', h5wx: 'LOGINWXH5', mini: 'LOGINWX', app: 'LOGINWX' },
  qq: { h5: 'LOGINQQH5', h5ll: 'LOGINQQH5', app: 'LOGINQQANDROID' },
  apple: { h5: 'LOGINAPPLE', app: 'LOGINAPPLE' },
  google: { h5: 'LOGINGOOGLEH5', app: 'LOGINGOOGLE' },
  facebook: { h5: 'LOGINFBH5', app: 'LOGINFB' },
  douyin: { minitt: 'LOGINDY' },
  kuaishou: { miniks: 'LOGINKS' },
  liaoliao: { h5ll: 'LOGINLIAOLIAO' },
  device: {
    ...{ h5: 'LOGINDEV', h5wx: 'LOGINDEV', h5ll: 'LOGINDEV', h5fb: 'LOGINDEV' },
    ...{ mini: 'LOGINDEV', minitt: 'LOGINDEV', miniks: 'LOGINDEV', app: 'LOGINDEV' },
  },
} as const satisfies Readonly<Record<string, Way>>;

export type SignInWay = keyof typeof SIGN_IN_WAYS;
export const SIGN_IN_WAY_NAMES = Object.keys(SIGN_IN_WAYS).filter((name): name is SignInWay => name in SIGN_IN_WAYS);

/** The command of a way on a platform; undefined where it does not work. */
export function commandOf(way: SignInWay, platform: string): ThirdPartyCommand | 'LOGINDEV' | undefined {
  const commands: Readonly<Record<string, ThirdPartyCommand | 'LOGINDEV' | undefined>> = SIGN_IN_WAYS[way];
  return Object.hasOwn(commands, platform) ? commands[platform] : undefined;
}

/** The builds of the product. */
export const BUILD_REGIONS = ['mainland', 'overseas'] as const;
export type BuildRegion = (typeof BUILD_REGIONS)[number];

/** Ways of the overseas build alone: nobody in the mainland reaches their pages. */
const OVERSEAS: readonly SignInWay[] = ['google', 'facebook'];

export const isWayOf = (way: SignInWay, region: BuildRegion): boolean =>
  region === 'overseas' || !OVERSEAS.includes(way);

/**
 * Ways that a platform has on computers alone: WeChat shows a page a code that another device scans, and a telephone cannot scan its
 * own screen; the sister app has QQ on PC (specification, section 6).
 */
const OF_WIDE_SCREENS: Readonly<Record<string, readonly SignInWay[]>> = { h5: ['wechat'], h5ll: ['qq'] };

/** Whether a way is shown on a screen of that width, where its platform has it. */
export const isShownOn = (way: SignInWay, platform: string, isWide: boolean): boolean =>
  isWide || !(Object.hasOwn(OF_WIDE_SCREENS, platform) && OF_WIDE_SCREENS[platform]?.includes(way));
