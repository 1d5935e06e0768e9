import { COMMANDS, type CommandName } from '@kinora/contract';
import type * as z from 'zod/mini';

/** What every way of signing in says of itself: the device is proven by the door's own test. */
const SIGN_IN = ['agreed', 'device', 'appId', 'platform', 'QuDaoId', 'QuDaoArg'];
/** Tickets and credentials, which the tests of signing in forge, replay and mix up. */
const AT_PROVIDER = [...SIGN_IN, 'code', 'state', 'secret', 'target'];
const AT_CARRIER = [...SIGN_IN, 'processid', 'token', 'authcode'];

/**
 * Of each command the fields of text that name nothing of anybody: what one writes, chooses from a list, or proves. They are said command by command,
 * so that a new command's field of a name that is harmless elsewhere counts as an id until somebody has looked.
 */
export const NO_IDS: { readonly [Name in CommandName]?: readonly string[] } = {
  LOGINWX: AT_PROVIDER,
  LOGINWXH5: AT_PROVIDER,
  LOGINQQH5: AT_PROVIDER,
  LOGINQQANDROID: AT_PROVIDER,
  LOGINDY: AT_PROVIDER,
  LOGINKS: AT_PROVIDER,
  LOGINGOOGLE: AT_PROVIDER,
  LOGINGOOGLEH5: AT_PROVIDER,
  LOGINFB: AT_PROVIDER,
  LOGINFBH5: AT_PROVIDER,
  LOGINAPPLE: AT_PROVIDER,
  LOGINLIAOLIAO: AT_PROVIDER,
  LOGINAPPONECLICK: AT_CARRIER,
  ONECLICKLOGINH5: [...AT_CARRIER, 'phone'],
  LOGINDEV: [...SIGN_IN, 'devid', 'nick'],
  ORDERPAY: ['code'],
  // What a store signed.
  ORDERPAYSUCCESS: ['receipt'],
  // What the sister app gave the page within it, which it checks itself.
  GETLIAOPOINT: ['lid', 'index', 'randomcode'],
  LOGINPHONECODE: [...SIGN_IN, 'phone', 'area', 'code', 'secret'],
  LOGINGETSMSCODE: ['phone', 'area', 'device', 'challenge', 'solution'],
  GETSMSCODE: ['phone', 'area', 'challenge', 'solution'],
  LOGINBINDPHONE: [...SIGN_IN, 'sn', 'state', 'secret'],
  GETPHONENUM: ['code', 'secret'],
  CODEAUTH: ['code', 'device', 'secret', 'phone', 'area'],
  LOGOFF: ['sn', 'secret', 'receipt'],
  MODUSERINFO: ['old', 'owner', 'secret', 'state', 'target'],
  AGREEPROTOCOL: ['version'],
  EXPORTDATA: ['zone'],
  QUERYSYSICONS: ['ver'],
  CMD_UPDATEWXNICK: ['nick'],
  // Versions of what is public.
  QUERYCONFIG: ['protocols', 'signin', 'limits'],
  UPLOADCHECK: ['sha256', 'name'],
  CREATEFAMILY: ['nick', 'agreed'],
  EDITFAMILY: ['nick', 'guardian'],
  // Of an identity card and a device, for a service alone.
  FACEAUTH: ['realname', 'idnum', 'metainfo'],
  // The word that goes back with frames.
  FACEAUTHFRAMES: ['sha256', 'nonce'],
  FACEAUTHCLIP: ['sha256', 'nonce'],
  FACEAUTHREVIEW: ['note'],
  QUERYMORE: ['section'],
  // The catalogue's theme, and an idempotency key of the caller's own.
  SHOOT: ['theme', 'text', 'keywords', 'sn'],
  RESHOOTSQUARE: ['sn'],
  QUERYPHOTOES: ['filter'],
  // An idempotency key of the caller's own, a plan and a size of the shop's, and where prints are sent.
  CREATEORDER: [
    ...['sn', 'plan', 'size'],
    ...['name', 'phone', 'country', 'province', 'city', 'district', 'street', 'postcode'],
  ],
  REFUNDAPPLY: ['reason'],
  SUBMITADMIN: ['sn', 'question'],
  SENDCARDS: ['sn', 'phone', 'area', 'tail'],
};

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: readonly z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
}

/** Names of the fields of text, at any depth. */
export function textFieldsOf(schema: z.ZodMiniType, name = ''): string[] {
  const { type, shape, options, innerType, element } = schema._zod.def as Definition;
  if (type === 'string') return [name];
  const inner = [...(options ?? []), innerType, element].flatMap((one) => (one ? textFieldsOf(one, name) : []));
  const fields = Object.entries(shape ?? {}).flatMap(([field, one]) => textFieldsOf(one, field));
  return [...new Set([...inner, ...fields])];
}

/** Those in which a caller of the command sends an id: every free text that is not known to be none. */
export const idFieldsOf = (name: CommandName): string[] =>
  textFieldsOf(COMMANDS[name].request).filter((field) => !NO_IDS[name]?.includes(field));
