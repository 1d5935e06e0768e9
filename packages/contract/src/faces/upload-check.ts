import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { facePlace } from '../photos/look.ts';
import { facePoint } from './face-point.ts';
import { faceMoment } from './moments.ts';

/** What may be wrong with a face photo, the gravest first. */
export const PHOTO_PROBLEMS = [
  'no-face',
  'lying',
  'several-faces',
  'cropped',
  'mask',
  'glasses',
  'dark',
  'bright',
  'blurred',
  'turned',
  'too-far',
] as const;

/** What makes portraits of a photo worse, so that the user is asked whether to go on; the gravest first. */
export const PHOTO_CONCERNS = [
  'covered',
  'head-cut',
  'hair-cut',
  'small',
  'shade',
  'turned',
  'brows',
  'beside',
] as const;

/** Uploads a photo and has the studio look at it; nothing is kept for longer than an hour unless UPLOADFACE follows. */
export const uploadCheck = command({
  name: 'UPLOADCHECK',
  access: 'user',
  transport: 'upload',
  rate: 'upload',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    /** SHA-256 of the file beside it, hex: binds the file to the sealed data. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    name: z.string().check(z.maxLength(255)),
    /** Which of several faces it is about: a point on it, from the middle of one of the answer's `choices`. */
    face: z.optional(facePoint),
    /** Whose photo it is meant to be: a member's, or the user's own uid. It is then compared with the one that stands for them. */
    mid: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({
    is_passed: z.boolean(),
    face_detected: z.boolean(),
    /** Why it did not pass. */
    problem: z.optional(z.enum(PHOTO_PROBLEMS)),
    /** Number of faces seen. */
    faces: z.number(),
    /**
     * Of several faces those that portraits can be made of, from the left: the same photo is checked again with the one that
     * the user means. Empty when they cannot be told apart.
     */
    choices: z.optional(z.array(facePlace)),
    /** Of a photo that passed: ask whether to go on. */
    concerns: z.array(z.enum(PHOTO_CONCERNS)),
    /** What UPLOADFACE takes; present when passed. */
    binaryurl: z.optional(z.string()),
    /** Sealed, expiring address of a square picture of the face; present when passed. */
    icon: z.optional(z.string()),
    gender: z.optional(z.union([z.literal(1), z.literal(2)])),
    age: z.optional(z.number()),
    /** What the photo shows; present when passed. */
    moments: z.optional(z.array(faceMoment)),
    /**
     * Of a photo that passed and was meant to be of `mid`: whether the face is clearly somebody else's. Absent when there is nothing to
     * compare with: that person has no photo yet, or it is still being prepared.
     */
    is_other_person: z.optional(z.boolean()),
  }),
  errors: [
    ERROR.imageUnreadable,
    ERROR.imageTooSmall,
    ERROR.imageFormat,
    ERROR.imageTooLarge,
    ERROR.consentMissing,
    ERROR.guardianNeeded,
    ERROR.notFound,
    ERROR.tooLarge,
  ],
});
export type UploadReport = z.infer<typeof uploadCheck.response>;
export type PhotoConcern = (typeof PHOTO_CONCERNS)[number];
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];
