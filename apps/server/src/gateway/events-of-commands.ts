import { type CommandName, type RequestOf, type ResponseOf, USER_INFO } from '@kinora/contract';
import type { SecurityEvent } from './security-events.ts';

/**
 * Commands that change neither who may enter, nor what leaves, nor whose money is where; those of signing in among them, whose answer with
 * a password is told whatever they are called, and those of a real-person check, which is told where it ends.
 */
// biome-ignore format: a list of words.
const QUIET = [
  'CMD_UPDATEWXNICK', 'CANCELORDER', 'CODEAUTH', 'DELMESSAGE', 'DELORDER', 'DISLIKEPHOTO',
  'FACEAUTH', 'FACEAUTHCLIP', 'FACEAUTHDONE', 'FACEAUTHFRAMES', 'FACEAUTHREVIEW', 'GENVIDEO', 'GETCHARGEPLAN', 'GETLIAOPOINT',
  'GETPHONENUM', 'GETSMSCODE', 'GLOBALCONF', 'LOGINAPPLE', 'LOGINAPPONECLICK', 'LOGINBINDPHONE',
  'LOGINDEV', 'LOGINDY', 'LOGINFB', 'LOGINFBH5', 'LOGINGETSMSCODE', 'LOGINGOOGLE',
  'LOGINGOOGLEH5', 'LOGINKS', 'LOGINLIAOLIAO', 'LOGINPHONECODE', 'LOGINQQANDROID', 'LOGINQQH5',
  'LOGINWX', 'LOGINWXH5', 'ONECLICKLOGINH5', 'ORDERPAYSUCCESS', 'QUERYAGEOP', 'QUERYATTRS',
  'QUERYCONFIG', 'QUERYFAMILY', 'QUERYICONS', 'QUERYIMGS', 'QUERYINDEX', 'QUERYMESSAGE',
  'QUERYMODEL', 'QUERYMODELS', 'QUERYMORE', 'QUERYORDER', 'QUERYORDERDETAIL', 'QUERYPHOTOES',
  'QUERYSERVER', 'QUERYSQUARE', 'QUERYSTATEMENT', 'QUERYSYSICONS', 'QUERYUPLOADSERVER', 'QUERYUSERINFO',
  'QUEUERESULT', 'READPHOTO', 'RECEIVEORDER', 'RECENTPHOTOES', 'REFUNDCANCEL', 'RESHOOTSQUARE', 'SETMESSAGE',
  'SUBMITADMIN', 'QUERYGIFTS',
  'SHARETASK', 'SHOOT', 'TTORDER', 'UPLOADCHECK', 'UPLOADFACE',
] as const satisfies readonly CommandName[];

type Told = Exclude<CommandName, (typeof QUIET)[number]>;
type EventOf<N extends CommandName> = (input: RequestOf<N>, answer: ResponseOf<N>) => SecurityEvent | undefined;

/** What each command that is not quiet means when it went through: a command that stands in neither place does not compile. */
const EVENTS: { readonly [N in Told]: EventOf<N> } = {
  ACTIVITYREWARD: () => 'reward-taken',
  AGREEPROTOCOL: ({ agree }) => (agree ? 'consent-given' : 'consent-withdrawn'),
  CREATEFAMILY: () => 'consent-given',
  CREATEORDER: () => 'order-placed',
  DELFAMILY: () => 'consent-withdrawn',
  // A guardian answers for a child from now on.
  EDITFAMILY: ({ guardian }) => (guardian === undefined ? undefined : 'consent-given'),
  EXPORTDATA({ ask, take }, { url }) {
    if (ask) return 'export-asked';
    return take !== undefined && url !== undefined ? 'export-taken' : undefined;
  },
  GENDOCUMENT: ({ agreed }) => (agreed ? 'unmarked-picture-taken' : undefined),
  LOGOFF({ of }, { closed }) {
    if (of === 'account') return closed ? 'account-ended' : 'account-closing';
    return of === 'keep' ? 'account-kept' : 'devices-logged-off';
  },
  LOGOUT: () => 'sign-out',
  MODUSERINFO: eventOfChange,
  ORDERPAY: () => 'order-paying',
  REFUNDAPPLY: () => 'refund-asked',
  SENDCARDS: () => 'cards-given',
  SUBMITSQUARE: ({ share }) => (share ? 'photo-published' : undefined),
};

/** What was changed of who may enter; nothing where a change was begun, or offered. */
function eventOfChange(input: RequestOf<'MODUSERINFO'>, answer: ResponseOf<'MODUSERINFO'>): SecurityEvent | undefined {
  const isOpen = [answer.state, answer.merge].some((part) => part !== undefined);
  if (isOpen) return undefined;
  switch (input.id) {
    case USER_INFO.nick:
    case USER_INFO.icon:
      return undefined;
    case USER_INFO.unbind:
      return 'way-removed';
    case USER_INFO.phone:
      return input.merge === 'confirm' ? 'accounts-merged' : 'phone-changed';
    default:
      return answer.proof === undefined ? 'way-added' : 'owner-proven';
  }
}

/** What a command that went through means; whatever it is called, an answer with a user's password is a sign-in. */
export function eventOfSuccess(command: CommandName, input: unknown, answer: object): SecurityEvent | undefined {
  if ('tmppsw' in answer) return 'sign-in';
  const events: Partial<Record<CommandName, (input: never, answer: never) => SecurityEvent | undefined>> = EVENTS;
  return events[command]?.(input as never, answer as never);
}
