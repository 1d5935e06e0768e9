import * as z from 'zod/mini';
import { DEVICE_KINDS } from '../login/device-kinds.ts';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';
import { ENGINE_KINDS } from '../shoots/engine-states.ts';
import { REFUSAL_REASONS } from '../shoots/understanding.ts';
import type { Subject } from '../subjects.ts';

/** What the texts of messages are filled from. Each travels, and is stored, as a string; these read it. */
const ARGUMENTS = {
  /** Id of a theme; shown by its name. */
  theme: z.string(),
  /** Of photos. */
  count: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  /** The engine that failed; shown by the text `engine.<kind>`. */
  engine: z.enum(ENGINE_KINDS),
  /** The engine that made the photos instead; shown likewise. */
  standIn: z.enum(ENGINE_KINDS),
  /** Why moderation refused photos; shown by the text `moderated.<reason>`. */
  refusal: z.enum(REFUSAL_REASONS),
  /** How a user is called. */
  nick: z.string(),
  /** The last digits of a friend's number. */
  tail: z.string(),
  /** A moment, ms since the epoch; shown as date and time. */
  moment: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  /** A kind of device; shown by the text `device.<kind>`. */
  device: z.enum(DEVICE_KINDS),
  /** A way into the account; shown by the text `login.way-<way>`. */
  way: z.enum([...SIGN_IN_WAY_NAMES, 'phone']),
  /** Money, of the smallest unit, and its currency: `2000 CNY`; shown as the reader's language writes it. */
  sum: z.string().check(z.regex(/^\d+ [A-Z]{3}$/)),
  /** Id of an order; shown by its end. */
  order: z.string(),
};

export type MessageArgument = keyof typeof ARGUMENTS;

interface TemplateDefinition {
  /** How it is called on the wire, and in the keys of its texts: `message.<number>.title` and `.content`. */
  readonly number: number;
  /** What its texts take, in the order of their placeholders and of the stored strings. */
  readonly args: readonly MessageArgument[];
  /** What has changed when it comes. */
  readonly changes: readonly Subject[];
}

const PHOTOS_CAME = ['account', 'shoots', 'photos', 'album'] as const;
const NO_PHOTOS_CAME = ['account', 'shoots'] as const;

/** The templates of messages: the server sends one with its arguments, the client shows its texts in the reader's language. */
export const MESSAGE_TEMPLATES = {
  shootFinished: { number: 350, args: ['theme', 'count'], changes: PHOTOS_CAME },
  shootFailed: { number: 351, args: ['theme'], changes: NO_PHOTOS_CAME },
  /** A custom shoot was asked for; it is made in the background. */
  shootAccepted: { number: 352, args: ['theme'], changes: ['shoots'] },
  faceReady: { number: 354, args: [], changes: ['account', 'faces'] },
  /** Another engine than the theme's made some of the pictures, or all. */
  shootFinishedByOther: { number: 360, args: ['theme', 'count', 'engine', 'standIn'], changes: PHOTOS_CAME },
  /** The engine could not make some of the pictures. */
  shootFinishedPartly: { number: 361, args: ['theme', 'count', 'engine'], changes: PHOTOS_CAME },
  /** The engine did not work at all. */
  shootFailedEngine: { number: 362, args: ['theme', 'engine'], changes: NO_PHOTOS_CAME },
  /** Moderation refused as many of the pictures, or all of those that there were. */
  shootFinishedModerated: { number: 363, args: ['theme', 'count', 'refusal'], changes: PHOTOS_CAME },
  shootFailedModerated: { number: 364, args: ['theme', 'refusal'], changes: NO_PHOTOS_CAME },
  /** The consent that pictures leave the machine was withdrawn before all were made, or before any was. */
  shootFinishedWithheld: { number: 365, args: ['theme', 'count'], changes: PHOTOS_CAME },
  shootFailedWithheld: { number: 366, args: ['theme'], changes: NO_PHOTOS_CAME },
  enlargementReady: { number: 370, args: ['theme'], changes: ['photos'] },
  enlargementFailed: { number: 371, args: ['theme'], changes: ['photos'] },
  videoReady: { number: 372, args: ['theme'], changes: ['photos'] },
  videoFailed: { number: 373, args: ['theme'], changes: ['photos'] },
  /** The account was signed in to on a device that had not before. */
  newDevice: { number: 380, args: ['device'], changes: ['account'] },
  /** The account closes at that time, unless its user takes it back. */
  accountClosing: { number: 381, args: ['moment'], changes: ['account'] },
  /** That was taken back. */
  accountKept: { number: 382, args: [], changes: ['account'] },
  /** Codes for the phone of the account were entered wrongly until a limit struck; at that time. */
  codesGuessed: { number: 383, args: ['moment'], changes: [] },
  /** Another phone took the place of the account's. */
  phoneChanged: { number: 384, args: [], changes: ['account'] },
  /** One more way opens the account, or one no longer does. */
  wayAdded: { number: 414, args: ['way'], changes: ['account'] },
  wayRemoved: { number: 415, args: ['way'], changes: ['account'] },
  /** The operator looked at a request in place of a real-person check, and accepted it or not. */
  reviewAccepted: { number: 385, args: [], changes: ['account'] },
  reviewRefused: { number: 386, args: [], changes: ['account'] },
  /** A copy of a login, or of what a device signs in by, was refused on another machine; at that time. */
  loginCopied: { number: 391, args: ['moment'], changes: ['account'] },
  /** The user was given gold cards. */
  cardsGiven: { number: 392, args: ['count'], changes: ['account'] },
  /** Money came for an order whose time was over: its gold cards are there. */
  orderPaidLate: { number: 395, args: ['count'], changes: ['orders', 'account'] },
  /** Money came for an order that was given up, or a second time: it goes back. */
  moneyReturned: { number: 430, args: ['sum'], changes: ['orders'] },
  /** It came for an order that waits still, and did not fit it: it goes back. */
  moneyReturnedWaiting: { number: 440, args: ['sum'], changes: ['orders'] },
  /** The money of so many gold cards is back; sent before `refundThere` was, as are `printRefunded` and `moneyBack`. */
  refundDone: { number: 397, args: ['count'], changes: ['orders', 'account'] },
  /** The operator took an order of photos back: what it cost in gold cards and points is there again, or so much that a channel took goes back. */
  photosTakenBack: { number: 399, args: [], changes: ['orders', 'account', 'photos', 'album', 'square'] },
  photosMoneyBack: { number: 431, args: ['sum'], changes: ['orders', 'account', 'photos', 'album', 'square'] },
  /** What an order had made of a photo could not be made: its gold cards are there again, or its money goes back. */
  renditionReturned: { number: 410, args: ['count'], changes: ['orders', 'account', 'photos'] },
  renditionFailedMoneyBack: { number: 432, args: ['sum'], changes: ['orders', 'photos'] },
  /** The operator took such an order back. */
  renditionTakenBack: { number: 412, args: ['count'], changes: ['orders', 'account', 'photos'] },
  renditionTakenMoneyBack: { number: 433, args: ['sum'], changes: ['orders', 'photos'] },
  /** Somebody gives the user so many gold cards, which are there once they are taken. */
  giftWaits: { number: 400, args: ['nick', 'count'], changes: ['account'] },
  /** So many gold cards that the user gave to a number were taken, or came back because nobody took them. */
  giftTakenBy: { number: 434, args: ['tail', 'count'], changes: ['account'] },
  giftNotTakenBy: { number: 435, args: ['tail', 'count'], changes: ['account'] },
  /** The same where the number is known no more. */
  giftTaken: { number: 401, args: ['count'], changes: ['account'] },
  giftReturned: { number: 402, args: ['count'], changes: ['account'] },
  /** The prints of an order were sent. */
  printSent: { number: 404, args: [], changes: ['orders'] },
  /** What was paid for prints, or a part of it, is back. */
  printRefunded: { number: 405, args: [], changes: ['orders'] },
  /** Prints that were paid for cannot be made: the money goes back. */
  printFailed: { number: 406, args: [], changes: ['orders'] },
  /** The user was given coupons, points or coins. */
  couponsGiven: { number: 407, args: ['count'], changes: ['account'] },
  pointsGiven: { number: 428, args: ['count'], changes: ['account'] },
  coinsGiven: { number: 429, args: ['count'], changes: ['account'] },
  /** What a coupon paid for could not be made, or the operator took its order back: the coupon is there again. */
  renditionCouponBack: { number: 408, args: [], changes: ['orders', 'account', 'photos'] },
  renditionCouponTakenBack: { number: 409, args: [], changes: ['orders', 'account', 'photos'] },
  /** The operator answered what the user wrote about an order. */
  orderAnswered: { number: 419, args: [], changes: ['orders'] },
  /** A first recharge was large enough: choices that were hidden until then are there for good. */
  choicesUnlocked: { number: 420, args: [], changes: ['orders'] },
  /** The operator agreed to a refund of so much: it is on its way, or it is there. */
  refundOnWay: { number: 424, args: ['sum', 'order'], changes: ['orders', 'account'] },
  /** So much is to go back that Apple has, who gives it to whoever asks it for that. */
  refundAtApple: { number: 441, args: ['sum', 'order'], changes: ['orders', 'account'] },
  /** A store took so much again that it had given back: what it paid for is there again. */
  refundReversed: { number: 442, args: ['sum', 'order'], changes: ['orders', 'account', 'photos', 'album'] },
  refundThere: { number: 425, args: ['sum', 'order'], changes: ['orders', 'account'] },
  /** The operator refused it, and gave a reason that its order tells, or did not. */
  refundNotMade: { number: 426, args: ['sum', 'order'], changes: ['orders', 'account'] },
  refundNotMadeWhy: { number: 427, args: ['sum', 'order'], changes: ['orders', 'account'] },
  /** What was sent of refunds before: without the sum. */
  paymentReturned: { number: 396, args: [], changes: ['orders'] },
  photosRefunded: { number: 403, args: [], changes: ['orders', 'account', 'photos', 'album', 'square'] },
  renditionRefunded: { number: 411, args: [], changes: ['orders', 'photos'] },
  renditionMoneyBack: { number: 413, args: [], changes: ['orders', 'photos'] },
  refundAgreed: { number: 421, args: [], changes: ['orders', 'account'] },
  refundRefused: { number: 398, args: [], changes: ['orders', 'account'] },
  /** The same of prints. */
  printRefundRefused: { number: 423, args: [], changes: ['orders'] },
  /** Money that was on its way back is there. */
  moneyBack: { number: 422, args: [], changes: ['orders'] },
} as const satisfies Readonly<Record<string, TemplateDefinition>>;

export type MessageTemplate = keyof typeof MESSAGE_TEMPLATES;

type ArgsOfTemplate<Template extends MessageTemplate> = {
  readonly [Name in (typeof MESSAGE_TEMPLATES)[Template]['args'][number]]: z.output<(typeof ARGUMENTS)[Name]>;
};

/** A template with what it is filled from. */
export type FilledTemplate = {
  [Template in MessageTemplate]: { readonly template: Template; readonly args: ArgsOfTemplate<Template> };
}[MessageTemplate];

type Values = Readonly<Partial<Record<MessageArgument, string | number>>>;

/** The arguments as they travel and are stored. */
export function writeArguments({ template, args }: FilledTemplate): string[] {
  const values: Values = args;
  return MESSAGE_TEMPLATES[template].args.map((name) => String(values[name]));
}

/** The template of a number; undefined for one that this version does not know. */
export function findTemplate(number: number): MessageTemplate | undefined {
  return TEMPLATES.find((template) => MESSAGE_TEMPLATES[template].number === number);
}

const TEMPLATES = Object.keys(MESSAGE_TEMPLATES).filter((name): name is MessageTemplate => name in MESSAGE_TEMPLATES);

/** What has changed when messages of these numbers come; nothing for a number that this version does not know. */
export function changesOfMessages(numbers: readonly number[]): ReadonlySet<Subject> {
  const templates = numbers.flatMap((number) => findTemplate(number) ?? []);
  return new Set(templates.flatMap((template): readonly Subject[] => MESSAGE_TEMPLATES[template].changes));
}

/**
 * The arguments of a message by their names. One that is not what it should be, as another version may send it, comes as
 * the string that it is; one that was not sent is not there.
 */
export function readArguments(template: MessageTemplate, args: readonly string[]): Values {
  const names: readonly MessageArgument[] = MESSAGE_TEMPLATES[template].args;
  return Object.fromEntries(
    names.slice(0, args.length).map((name, index) => {
      const read = z.safeParse(ARGUMENTS[name], args[index]);
      return [name, read.success ? read.data : args[index]];
    }),
  );
}
