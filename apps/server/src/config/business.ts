import {
  type Currency,
  type LocaleCode,
  type PrintOffer,
  QUESTION_MAX,
  REAL_PERSON_POLICIES,
  type REWARD_UNITS,
  type RealPersonPolicy,
  type RechargePlan,
} from '@kinora/contract';
import type { ThirdParty } from '../adapters/ports/sign-in.ts';
import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { flag, optionalChoice, optionalText, optionalWholeNumber, text, wholeNumber } from '../environment/kinds.ts';
import { readShop } from './shop.ts';

/** Prints of photos. */
export interface PrintTerms extends PrintOffer {
  /** Days after which prints that were delivered count as received, and then as complete, where nobody asks for their money. */
  receiveDays: number;
  completeDays: number;
  /** Days for which the file is kept after that. */
  fileDays: number;
}

/** What gold cards and photos cost, and what users may give each other. */
interface ShopTerms {
  currency: Currency;
  plans: readonly RechargePlan[];
  /** Gold cards that a photo costs, and one of a custom shoot; and photos of each shoot that are free. */
  photoCards: number;
  customCards: number;
  /** Gold cards that the 4K rendition of a photo costs, and its video. */
  fourkCards: number;
  videoCards: number;
  /** What one gold card comes to where photos are paid for through a channel, in the smallest unit; 0: they are paid with gold cards alone. */
  cardPrice: number;
  freePhotos: number;
  /** Gold cards that one user may give away within 24 hours, and days after which those go back that nobody took. */
  giftLimit: number;
  giftWaitDays: number;
  /** What a first recharge of at least that price, in the smallest unit, unlocks for life: keywords that are hidden until then. Undefined: nothing. */
  firstRecharge: { price: number; keywords: readonly string[] } | undefined;
  /** Undefined: the operator has not said, and the sandbox alone offers some. */
  prints: PrintTerms | undefined;
}

/** Something that sharing is rewarded for, for a time. */
export interface ActivityTerms {
  id: string;
  /** Platforms on which it is there; all where none is named. */
  platform: readonly string[];
  /** Times, ms. */
  start: number;
  end: number;
  /** The way in that must be bound. */
  bind?: 'phone' | ThirdParty | undefined;
  /** What it is called, by locale. */
  hint: Readonly<Partial<Record<LocaleCode, string>>>;
  /** Themes of which the portrait must be one; any where none is named. */
  keywords: readonly string[];
  unit: (typeof REWARD_UNITS)[number];
  count: number;
}

/** What a business may change without a new client. */
export interface BusinessConfig {
  /** Who runs this studio, as the terms name them, where users reach them, and by which law; empty where nothing was told. */
  operator: { name: string; contact: string; law: string };
  /** Version of the service agreement and privacy policy that a user must have agreed to. */
  serviceVersion: string;
  /** Version of the consent to the use of one's face. */
  faceVersion: string;
  /** Version of the consent to being shown in the square. */
  squareVersion: string;
  /** Version of the consent to covers with one's face. */
  coversVersion: string;
  /** Version of the consent to pictures leaving the machine; who gets them is part of it besides. */
  outsideVersion: string;
  /** Whether a shoot with uploaded faces needs a real person's check. */
  realPerson: RealPersonPolicy;
  /** Who cannot or will not take the check may ask the operator to look at it. */
  realPersonReview: boolean;
  heartbeatIntervalMs: number;
  /** What the shop sells, for how much; the operator's file has it. */
  shop: ShopTerms;
  /** What is rewarded; the operator's file has it. */
  activities: readonly ActivityTerms[];
  /** Days after which a photo that was not kept is deleted. */
  keepDays: number;
  /** Days between the wish to close an account and its end, in which it can be taken back; 0: at once. */
  closingDays: number;
  disable4k: boolean;
  /** After a face was added the gallery's covers are shot anew with it, in the background, and the samples of a theme that is looked at. */
  ownCovers: boolean;
  /** Fewest and most characters (code points) of a custom shoot's description. */
  customMinCharacters: number;
  customMaxCharacters: number;
  /** Fewest and most characters of what a user writes to the operator about an order. */
  questionMin: number;
  questionMax: number;
  /** Shoots that one user may have under way at once. */
  unfinishedShoots: number;
  /** Shoots in a row of which nothing may be kept before the account rests, and for how long, in minutes; 0: it never does. */
  freeBatch: number;
  waitMinutes: number;
  /** Seconds past its estimate after which a shoot is said to take longer. */
  overSeconds: number;
  /** Most people besides the user of whom there may be photos. */
  familyLength: number;
  /** Age below which a guardian decides for somebody: no account of their own, and photos with the guardian's consent alone; 0: nobody does. */
  guardianAge: number;
  /** Youngest and oldest age that can be told of a person, and the one that a choice begins with. */
  minAge: number;
  maxAge: number;
  defaultAge: number;
  /** Photos that one user may publish in the square within 24 hours. */
  unfinishedRenditions: number;
  squarePerDay: number;
  /** Verification codes sent to one phone, and asked for from one address, in 24 hours. */
  codesPerPhone: number;
  codesPerAddress: number;
  /** Asked for by strangers from one subnet, and sent by the whole installation, in a day by UTC. */
  codesPerSubnet: number;
  codesPerDay: number;
  /** Gold cards for an account's first phone, once a phone for life; where there is a shop. */
  registerSend: number;
  /** Days after which gold cards expire that were given for registering; 0: never. */
  giftDays: number;
}

const count = (description: string, fallback: number) => wholeNumber(description, fallback, { min: 1 });
const version = (description: string, fallback = '2026-11') =>
  text(`${description}; another one asks everybody again.`, fallback, 32);
/** The specification's where nobody has told it (section 9). */
const FREE_BATCH = 4;
/** What a shop sells whose operator has not said: the more at once, the less a photo. */
const SHOP: BusinessConfig['shop'] = {
  currency: 'CNY',
  plans: [
    { id: 'cards-10', amount: 10, price: 2_000, cnt: 10 },
    { id: 'cards-30', amount: 30, price: 5_400, cnt: 30 },
    { id: 'cards-68', amount: 68, price: 10_800, cnt: 68 },
    { id: 'cards-128', amount: 128, price: 18_800, cnt: 128 },
  ],
  photoCards: 1,
  customCards: 1,
  fourkCards: 0,
  videoCards: 0,
  cardPrice: 200,
  freePhotos: 1,
  giftLimit: 50,
  giftWaitDays: 3,
  firstRecharge: undefined,
  prints: undefined,
};
/** A digest of who gets the pictures stands behind it. */
export const OUTSIDE_VERSION_MAX = 20;
/** No law has a guardian decide for longer. */
export const GUARDIAN_AGE_MAX = 21;
/** What is free unless the operator says otherwise has a price where the shop only behaves like one: it can be seen there. */
const SANDBOX_SHOP: BusinessConfig['shop'] = { ...SHOP, fourkCards: 2, videoCards: 3 };
/** Of cards that are given at once. */
export const GIFT_MAX = 1_000_000;

export const businessArea = defineArea('The business', {
  KINORA_OPERATOR: optionalText('Who runs this studio: the name that the terms, the help and the About sheet give.'),
  KINORA_CONTACT: optionalText(
    'Where users reach the operator: an e-mail address, a phone number or an https address. `KINORA_SHOP=open` needs it.',
  ),
  KINORA_LAW: optionalText("Law that governs the terms, as they name it; without it that of the operator's seat."),
  KINORA_SERVICE_VERSION: version('Version of the service agreement and privacy policy', '2026-11-29'),
  KINORA_FACE_VERSION: version("Version of the consent to the use of one's face"),
  KINORA_SQUARE_VERSION: version('Version of the consent to being shown in the square'),
  KINORA_COVERS_VERSION: version("Version of the consent to the gallery's covers with one's face"),
  KINORA_OUTSIDE_VERSION: text(
    'Version of the consent to pictures leaving this machine, for engines, moderation or a real-person check; another one asks everybody again, and so does another service.',
    '2026-11',
    OUTSIDE_VERSION_MAX,
  ),
  KINORA_REAL_PERSON: optionalChoice(
    'The real-person check. `required`: who shoots with uploaded faces has passed it and agreed to the terms in force; `offered`: who wants to takes it; `off`: there is none.',
    REAL_PERSON_POLICIES,
    '`required` in production, else `offered`',
  ),
  KINORA_REAL_PERSON_REVIEW: flag(
    '1: who cannot or will not take the real-person check may ask the operator, who decides by `npm run operator -- real-person`.',
    false,
  ),
  KINORA_HEARTBEAT_MS: count('How often a client that stays open asks for what is new.', 30_000),
  KINORA_KEEP_DAYS: count('Days after which photos that were not kept are deleted.', 30),
  KINORA_CLOSING_DAYS: wholeNumber(
    'Days in which a user can take back the wish to close the account; then everything is erased. 0: at once.',
    7,
    { max: 90 },
  ),
  KINORA_DISABLE_4K: flag('1: no 4K is offered.', false),
  KINORA_OWN_COVERS: flag(
    "0: the gallery's covers and samples are not shot anew with a face that was added, and nobody is asked for the consent to it.",
    true,
  ),
  KINORA_CUSTOM_MIN: count("Fewest characters of a custom shoot's description.", 4),
  KINORA_CUSTOM_MAX: count("Most characters of a custom shoot's description.", 200),
  KINORA_QUESTION_MIN: count('Fewest characters of what a user writes to the operator about an order.', 8),
  KINORA_QUESTION_MAX: wholeNumber('Most characters of it.', 200, { min: 1, max: QUESTION_MAX }),
  KINORA_UNFINISHED_SHOOTS: count('Shoots that one user may have under way at once.', 3),
  KINORA_FREE_BATCH: optionalWholeNumber(
    'Shoots that one user may have within KINORA_WAIT_MINUTES of which nothing is kept; then shooting rests until something is, or the first of them is as old. 0: any number.',
    '4 where there is a shop, else 0',
  ),
  KINORA_WAIT_MINUTES: count('Minutes for which shooting rests at most after KINORA_FREE_BATCH.', 180),
  KINORA_OVER_SECONDS: count('Seconds past its estimate after which a shoot is said to take longer.', 8),
  KINORA_UNFINISHED_RENDITIONS: count('Videos and 4K photos that one user may have under way at once.', 12),
  KINORA_FAMILY_LENGTH: count('Most people besides the user of whom there may be face photos.', 5),
  KINORA_GUARDIAN_AGE: wholeNumber(
    'Age below which nobody has an account of their own, and is shot only by the account of a guardian who agreed; 0: no such age.',
    14,
    { max: GUARDIAN_AGE_MAX },
  ),
  KINORA_MIN_AGE: wholeNumber('Youngest age that can be told of a person.', 1),
  KINORA_MAX_AGE: count('Oldest age that can be told of a person.', 120),
  KINORA_DEFAULT_AGE: count('Age with which the choice of a year of birth begins.', 30),
  KINORA_SQUARE_PER_DAY: count('Photos that one user may publish in the square within 24 hours.', 30),
  KINORA_CODES_PER_PHONE: count('Verification codes sent to one phone in 24 hours.', 10),
  KINORA_CODES_PER_ADDRESS: count('Verification codes asked for from one address in 24 hours.', 100),
  KINORA_CODES_PER_SUBNET: count(
    'Verification codes asked for from one subnet (a /24 of IPv4, a /48 of IPv6) in a day by UTC.',
    300,
  ),
  KINORA_CODES_PER_DAY: count(
    'Text messages with codes that the whole installation sends in a day by UTC; a fifth of them is for devices that have signed in before.',
    10_000,
  ),
  KINORA_REGISTER_SEND: wholeNumber('Gold cards for a new account, once a phone for life, where there is a shop.', 10, {
    max: GIFT_MAX,
  }),
  KINORA_GIFT_DAYS: wholeNumber('Days after which gold cards expire that were given for a new account. 0: never.', 0),
});

export function readBusiness(environment: Environment, isProduction: boolean): BusinessConfig {
  const env = readArea(businessArea, environment);
  const { shop } = readShop(environment);
  return {
    operator: { name: env.KINORA_OPERATOR ?? '', contact: env.KINORA_CONTACT ?? '', law: env.KINORA_LAW ?? '' },
    serviceVersion: env.KINORA_SERVICE_VERSION,
    faceVersion: env.KINORA_FACE_VERSION,
    squareVersion: env.KINORA_SQUARE_VERSION,
    coversVersion: env.KINORA_COVERS_VERSION,
    outsideVersion: env.KINORA_OUTSIDE_VERSION,
    realPerson: env.KINORA_REAL_PERSON ?? (isProduction ? 'required' : 'offered'),
    realPersonReview: env.KINORA_REAL_PERSON_REVIEW,
    shop: shop === 'sandbox' ? SANDBOX_SHOP : SHOP,
    activities: [],
    heartbeatIntervalMs: env.KINORA_HEARTBEAT_MS,
    keepDays: env.KINORA_KEEP_DAYS,
    closingDays: env.KINORA_CLOSING_DAYS,
    disable4k: env.KINORA_DISABLE_4K,
    ownCovers: env.KINORA_OWN_COVERS,
    customMinCharacters: env.KINORA_CUSTOM_MIN,
    customMaxCharacters: env.KINORA_CUSTOM_MAX,
    questionMin: env.KINORA_QUESTION_MIN,
    questionMax: env.KINORA_QUESTION_MAX,
    unfinishedShoots: env.KINORA_UNFINISHED_SHOOTS,
    freeBatch: env.KINORA_FREE_BATCH ?? (shop === 'off' ? 0 : FREE_BATCH),
    waitMinutes: env.KINORA_WAIT_MINUTES,
    overSeconds: env.KINORA_OVER_SECONDS,
    unfinishedRenditions: env.KINORA_UNFINISHED_RENDITIONS,
    familyLength: env.KINORA_FAMILY_LENGTH,
    guardianAge: env.KINORA_GUARDIAN_AGE,
    minAge: env.KINORA_MIN_AGE,
    maxAge: env.KINORA_MAX_AGE,
    defaultAge: env.KINORA_DEFAULT_AGE,
    squarePerDay: env.KINORA_SQUARE_PER_DAY,
    codesPerPhone: env.KINORA_CODES_PER_PHONE,
    codesPerAddress: env.KINORA_CODES_PER_ADDRESS,
    codesPerSubnet: env.KINORA_CODES_PER_SUBNET,
    codesPerDay: env.KINORA_CODES_PER_DAY,
    registerSend: env.KINORA_REGISTER_SEND,
    giftDays: env.KINORA_GIFT_DAYS,
  };
}
