import type { Browser } from '@kinora/contract';

/** Android says that it is Linux, too. */
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'];

/** What a browser calls itself among the names of others, that of its maker first. */
const BROWSER_WORDS: readonly (readonly [RegExp, Browser])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/M?QQBrowser\//, 'QQ Browser'],
  [/UC?Browser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** System and browser family by the words that a browser has for itself: never a version, and nothing else of it. */
export function nameSystem(userAgent: string): string {
  const system = SYSTEMS.find((name) => userAgent.includes(name)) ?? 'unknown';
  const browser = BROWSER_WORDS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return browser === undefined ? system : `${system} ${browser}`;
}
