import { readFileSync } from 'node:fs';
import { CURRENCIES, QUESTION_MAX, REAL_PERSON_POLICIES } from '@kinora/contract';
import { KEYWORD_GROUPS, keywordsOf } from '@kinora/studio/custom';
import * as z from 'zod';
import { activitiesSchema } from './activities.ts';
import { type BusinessConfig, GIFT_MAX, GUARDIAN_AGE_MAX, OUTSIDE_VERSION_MAX } from './business.ts';
import { printsSchema } from './prints.ts';

/** What can be hidden until a first recharge: what one can choose. */
const KEYWORDS = KEYWORD_GROUPS.flatMap(({ id }) => keywordsOf(id));
const count = z.int().min(1);
const version = z.string().min(1).max(32);
const outsideVersion = z.string().min(1).max(OUTSIDE_VERSION_MAX);

const price = z.int().min(1).max(1_000_000_000);
const cards = z.int().min(0).max(1000);
const plan = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/), amount: count, price, cnt: count });
const plans = z
  .array(plan)
  .min(1)
  .max(20)
  .refine((told) => new Set(told.map(({ id }) => id)).size === told.length, 'two plans have one id');

/** What an operator may change while the server runs. What is left out stays as the environment has it. */
export const operatorFile = z
  .strictObject({
    operator: z
      .strictObject({ name: z.string().max(255), contact: z.string().max(255), law: z.string().max(255) })
      .partial(),
    terms: z
      .strictObject({ service: version, face: version, square: version, covers: version, outside: outsideVersion })
      .partial(),
    realperson: z.enum(REAL_PERSON_POLICIES),
    realpersonreview: z.boolean(),
    shop: z
      .strictObject({
        currency: z.enum(CURRENCIES),
        plans,
        photocards: cards,
        customcards: cards,
        fourkcards: cards,
        videocards: cards,
        cardprice: z.int().min(0).max(1_000_000),
        freephotos: z.int().min(0),
        giftlimit: z.int().min(0).max(GIFT_MAX),
        giftwaitdays: count.max(365),
        firstrecharge: z.strictObject({ price, keywords: z.array(z.enum(KEYWORDS)).min(1) }),
        prints: printsSchema,
      })
      .partial(),
    activities: activitiesSchema,
    heartbeatInterval: z.int().min(1000),
    disable4k: z.boolean(),
    keepdays: count,
    closingdays: z.int().min(0).max(90),
    familylength: count,
    guardianage: z.int().min(0).max(GUARDIAN_AGE_MAX),
    minage: z.int().min(0),
    maxage: count,
    defage: count,
    owncovers: z.boolean(),
    questionmin: count,
    questionmax: count.max(QUESTION_MAX),
    custommin: count,
    custommax: count,
    unfinishedshoots: count,
    freebatch: z.int().min(0),
    waitmin: count,
    oversec: count,
    unfinishedrenditions: count,
    squareperday: count,
    codesperphone: count,
    codesperaddress: count,
    codespersubnet: count,
    codesperday: count,
    registersend: z.int().min(0).max(GIFT_MAX),
    giftdays: z.int().min(0),
  })
  .partial();

/**
 * The business as the text of an operator's file changes it.
 * @throws Error that names every field that is wrong
 */
export function applyOperatorText(business: BusinessConfig, text: string): BusinessConfig {
  const parsed = operatorFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const told = parsed.data;
  const changed: BusinessConfig = {
    operator: {
      name: told.operator?.name ?? business.operator.name,
      contact: told.operator?.contact ?? business.operator.contact,
      law: told.operator?.law ?? business.operator.law,
    },
    serviceVersion: told.terms?.service ?? business.serviceVersion,
    faceVersion: told.terms?.face ?? business.faceVersion,
    squareVersion: told.terms?.square ?? business.squareVersion,
    coversVersion: told.terms?.covers ?? business.coversVersion,
    outsideVersion: told.terms?.outside ?? business.outsideVersion,
    realPerson: told.realperson ?? business.realPerson,
    realPersonReview: told.realpersonreview ?? business.realPersonReview,
    shop: {
      currency: told.shop?.currency ?? business.shop.currency,
      plans: told.shop?.plans ?? business.shop.plans,
      photoCards: told.shop?.photocards ?? business.shop.photoCards,
      // As any other photo, where that alone was told.
      customCards: told.shop?.customcards ?? told.shop?.photocards ?? business.shop.customCards,
      fourkCards: told.shop?.fourkcards ?? business.shop.fourkCards,
      videoCards: told.shop?.videocards ?? business.shop.videoCards,
      cardPrice: told.shop?.cardprice ?? business.shop.cardPrice,
      freePhotos: told.shop?.freephotos ?? business.shop.freePhotos,
      giftLimit: told.shop?.giftlimit ?? business.shop.giftLimit,
      giftWaitDays: told.shop?.giftwaitdays ?? business.shop.giftWaitDays,
      firstRecharge: told.shop?.firstrecharge ?? business.shop.firstRecharge,
      prints: told.shop?.prints ?? business.shop.prints,
    },
    activities: told.activities ?? business.activities,
    heartbeatIntervalMs: told.heartbeatInterval ?? business.heartbeatIntervalMs,
    disable4k: told.disable4k ?? business.disable4k,
    keepDays: told.keepdays ?? business.keepDays,
    closingDays: told.closingdays ?? business.closingDays,
    familyLength: told.familylength ?? business.familyLength,
    guardianAge: told.guardianage ?? business.guardianAge,
    minAge: told.minage ?? business.minAge,
    maxAge: told.maxage ?? business.maxAge,
    defaultAge: told.defage ?? business.defaultAge,
    ownCovers: told.owncovers ?? business.ownCovers,
    questionMin: told.questionmin ?? business.questionMin,
    questionMax: told.questionmax ?? business.questionMax,
    customMinCharacters: told.custommin ?? business.customMinCharacters,
    customMaxCharacters: told.custommax ?? business.customMaxCharacters,
    unfinishedShoots: told.unfinishedshoots ?? business.unfinishedShoots,
    freeBatch: told.freebatch ?? business.freeBatch,
    waitMinutes: told.waitmin ?? business.waitMinutes,
    overSeconds: told.oversec ?? business.overSeconds,
    unfinishedRenditions: told.unfinishedrenditions ?? business.unfinishedRenditions,
    squarePerDay: told.squareperday ?? business.squarePerDay,
    codesPerPhone: told.codesperphone ?? business.codesPerPhone,
    codesPerAddress: told.codesperaddress ?? business.codesPerAddress,
    codesPerSubnet: told.codespersubnet ?? business.codesPerSubnet,
    codesPerDay: told.codesperday ?? business.codesPerDay,
    registerSend: told.registersend ?? business.registerSend,
    giftDays: told.giftdays ?? business.giftDays,
  };
  if (changed.minAge > changed.defaultAge || changed.defaultAge > changed.maxAge) {
    throw new Error('defage is not between minage and maxage');
  }
  if (changed.questionMin > changed.questionMax) throw new Error('questionmin is above questionmax');
  if (changed.customMinCharacters > changed.customMaxCharacters) throw new Error('custommin is above custommax');
  return changed;
}

/** The text of the file; null where there is none, which is no mistake: then the environment alone counts. */
export function readOperatorText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
