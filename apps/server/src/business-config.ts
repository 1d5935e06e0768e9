import * as z from 'zod';

/** What a business may change without a new client. */
export interface BusinessConfig {
  /** Version of the service agreement and privacy policy that a user must have agreed to. */
  serviceVersion: string;
  /** Version of the consent to the use of one's face. */
  faceVersion: string;
  heartbeatIntervalMs: number;
  /** Photos of a batch that may be kept without paying. */
  freeBatch: number;
  /** Days after which a photo that was not kept is deleted. */
  keepDays: number;
  disable4k: boolean;
  /** After a face was added the gallery's covers are shot anew with it, in the background. */
  ownCovers: boolean;
  /** Fewest and most characters (code points) of a custom shoot's description. */
  customMinCharacters: number;
  customMaxCharacters: number;
  /** Shoots that one user may have under way at once. */
  unfinishedShoots: number;
  /** Photos that one user may publish in the square within 24 hours. */
  squarePerDay: number;
  /** Verification codes sent to one phone, and asked for from one address, in 24 hours. */
  codesPerPhone: number;
  codesPerAddress: number;
}

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const version = z.string().min(1).max(32).default('2026-11');

/** The environment's share of it; Config holds the outcome as `business`. */
export const businessSchema = z
  .object({
    KINORA_SERVICE_VERSION: version,
    KINORA_FACE_VERSION: version,
    KINORA_HEARTBEAT_MS: count(30_000),
    KINORA_FREE_BATCH: count(8),
    KINORA_KEEP_DAYS: count(30),
    KINORA_DISABLE_4K: z.enum(['0', '1']).default('0'),
    KINORA_OWN_COVERS: z.enum(['0', '1']).default('1'),
    KINORA_CUSTOM_MIN: count(4),
    KINORA_CUSTOM_MAX: count(200),
    KINORA_UNFINISHED_SHOOTS: count(3),
    KINORA_SQUARE_PER_DAY: count(30),
    KINORA_CODES_PER_PHONE: count(10),
    KINORA_CODES_PER_ADDRESS: count(50),
  })
  .transform(
    (env): BusinessConfig => ({
      serviceVersion: env.KINORA_SERVICE_VERSION,
      faceVersion: env.KINORA_FACE_VERSION,
      heartbeatIntervalMs: env.KINORA_HEARTBEAT_MS,
      freeBatch: env.KINORA_FREE_BATCH,
      keepDays: env.KINORA_KEEP_DAYS,
      disable4k: env.KINORA_DISABLE_4K === '1',
      ownCovers: env.KINORA_OWN_COVERS === '1',
      customMinCharacters: env.KINORA_CUSTOM_MIN,
      customMaxCharacters: env.KINORA_CUSTOM_MAX,
      unfinishedShoots: env.KINORA_UNFINISHED_SHOOTS,
      squarePerDay: env.KINORA_SQUARE_PER_DAY,
      codesPerPhone: env.KINORA_CODES_PER_PHONE,
      codesPerAddress: env.KINORA_CODES_PER_ADDRESS,
    }),
  );
