import * as z from 'zod';

export interface CloudConfig {
  keyId: string;
  keySecret: string;
  region: string;
  /** Another address than the vendor's own: a proxy, or a peer of tests. */
  url: string | null;
  /** Which of the vendor's rule sets judges texts and pictures: a service of Aliyun, a BizType of Tencent. */
  textRules: string;
  pictureRules: string;
  timeLimitMs: number;
  tries: number;
}

export type ModerationConfig =
  | { vendor: 'embedded' }
  | ({
      vendor: 'aliyun' | 'tencent';
      /** While the cloud is silent: everything waits, or texts and pictures of the studio go by the embedded judgement. */
      whenSilent: 'later' | 'embedded';
    } & CloudConfig);

export const EMBEDDED_MODERATION: ModerationConfig = { vendor: 'embedded' };

const DEFAULTS = {
  aliyun: { region: 'cn-shanghai', text: 'llm_query_moderation', picture: 'aigcCheck' },
  // Tencent's own rules, until the console has some of the operator's.
  tencent: { region: 'ap-guangzhou', text: '', picture: '' },
};

const schema = z.object({
  KINORA_MODERATION: z.enum(['embedded', 'aliyun', 'tencent']).default('embedded'),
  KINORA_MODERATION_KEY_ID: z.string().default(''),
  KINORA_MODERATION_KEY_SECRET: z.string().default(''),
  KINORA_MODERATION_REGION: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  KINORA_MODERATION_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  KINORA_MODERATION_TEXT: z.string().max(64).default(''),
  KINORA_MODERATION_PICTURE: z.string().max(64).default(''),
  KINORA_MODERATION_SILENT: z.enum(['later', 'embedded']).default('later'),
  KINORA_MODERATION_TIME_LIMIT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  KINORA_MODERATION_TRIES: z.coerce.number().int().min(1).max(10).default(3),
});

/** Who judges texts and pictures. Throws an Error that says what is wrong or missing. */
export function readModeration(environment: Readonly<Record<string, string | undefined>>): ModerationConfig {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const env = parsed.data;
  const vendor = env.KINORA_MODERATION;
  if (vendor === 'embedded') return EMBEDDED_MODERATION;
  if (env.KINORA_MODERATION_KEY_ID === '' || env.KINORA_MODERATION_KEY_SECRET === '') {
    throw new Error(`KINORA_MODERATION=${vendor} needs KINORA_MODERATION_KEY_ID and KINORA_MODERATION_KEY_SECRET.`);
  }
  const { region, text, picture } = DEFAULTS[vendor];
  return {
    vendor,
    keyId: env.KINORA_MODERATION_KEY_ID,
    keySecret: env.KINORA_MODERATION_KEY_SECRET,
    region: env.KINORA_MODERATION_REGION || region,
    url: env.KINORA_MODERATION_URL || null,
    textRules: env.KINORA_MODERATION_TEXT || text,
    pictureRules: env.KINORA_MODERATION_PICTURE || picture,
    whenSilent: env.KINORA_MODERATION_SILENT,
    timeLimitMs: env.KINORA_MODERATION_TIME_LIMIT_MS,
    tries: env.KINORA_MODERATION_TRIES,
  };
}
