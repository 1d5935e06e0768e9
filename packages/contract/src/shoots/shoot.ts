import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { SHOOT_LIMITS } from './shoot-limits.ts';
import { shootProgress } from './shoot-progress.ts';
import { shotFaces } from './shot-faces.ts';

/** Most UTF-16 units of a description that are looked at; how many characters it may have says the configuration. */
const DESCRIPTION_UNITS = 8000;
const KEYWORDS = 16;
const keywordId = z.string().check(z.maxLength(32));

const request = z
  .object({
    theme: z.optional(z.string().check(z.maxLength(64))),
    custom: z.optional(
      z.object({
        text: z.string().check(z.maxLength(DESCRIPTION_UNITS)),
        /** Pictures. */
        count: z.int().check(z.minimum(SHOOT_LIMITS.customSheetsMin), z.maximum(SHOOT_LIMITS.customSheetsMax)),
      }),
    ),
    /** Ids of QUERYATTRS that change what is shot. */
    keywords: z.optional(z.array(keywordId).check(z.maxLength(KEYWORDS))),
    faces: shotFaces,
    /** Idempotency key of the client's making, 16 to 64 characters. */
    sn: z.string().check(z.minLength(16), z.maxLength(64)),
    dry: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ theme, custom }) => (theme === undefined) !== (custom === undefined), 'either a theme or custom'),
    z.refine(({ faces, dry }) => dry === true || faces.length > 0, 'a shoot needs a face'),
  );

/**
 * Starts a shoot: of one theme, or of a description in the user's own words. The same `sn` starts it only once and answers
 * with the same shoot. With `dry` nothing is made or stored: the answer says what becomes of each word and how long it would
 * take, with an empty id, and `faces` may be empty. A description that may not be drawn is refused either way.
 */
export const shoot = command({
  name: 'SHOOT',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ({ dry }: z.infer<typeof request>) => (dry ? [] : ['shoots']),
  isLocalised: false,
  request,
  response: shootProgress,
  errors: [
    ERROR.notFound,
    ERROR.themeUnknown,
    ERROR.faceNotReady,
    ERROR.peopleCount,
    ERROR.shootInProgress,
    ERROR.shootsRest,
    ERROR.descriptionLength,
    ERROR.descriptionRefused,
    ERROR.nothingUnderstood,
    ERROR.keywordChoice,
    ERROR.consentMissing,
    ERROR.realPersonNeeded,
    ERROR.faceUnchecked,
    ERROR.guardianNeeded,
    ERROR.guardianMissing,
    ERROR.outsideUnanswered,
    ERROR.outsideOnly,
  ],
});
