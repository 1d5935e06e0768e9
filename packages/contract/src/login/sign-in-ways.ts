/** What a client is, in the words that it says of itself in every command. */
type ClientPlatform = 'h5' | 'h5wx' | 'h5ll' | 'mini' | 'minitt' | 'miniks' | 'app';

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
  device: { h5: 'LOGINDEV', h5wx: 'LOGINDEV', h5ll: 'LOGINDEV', mini: 'LOGINDEV', app: 'LOGINDEV' },
} as const satisfies Readonly<Record<string, Way>>;

export type SignInWay = keyof typeof SIGN_IN_WAYS;
export const SIGN_IN_WAY_NAMES = Object.keys(SIGN_IN_WAYS).filter((name): name is SignInWay => name in SIGN_IN_WAYS);

/** The command of a way on a platform; undefined where it does not work. */
export function commandOf(way: SignInWay, platform: string): ThirdPartyCommand | 'LOGINDEV' | undefined {
  const commands: Readonly<Record<string, ThirdPartyCommand | 'LOGINDEV' | undefined>> = SIGN_IN_WAYS[way];
  return Object.hasOwn(commands, platform) ? commands[platform] : undefined;
}

/** On a plain page these show a code that another device scans: a telephone cannot scan its own screen. */
export const WAYS_OF_WIDE_SCREENS: readonly SignInWay[] = ['wechat'];
