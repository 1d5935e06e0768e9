import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { ConfigError } from '../../environment/config-error.ts';
import { choice, optionalText, webAddress, wholeNumber } from '../../environment/kinds.ts';
import { ALIYUN } from './aliyun/env.ts';
import type { CloudConfig, CloudDefaults } from './cloud/cloud-config.ts';
import { TENCENT } from './tencent/env.ts';

const CLOUDS = { aliyun: ALIYUN, tencent: TENCENT } as const;

export type ModerationConfig =
  | { vendor: 'embedded' }
  | ({
      vendor: keyof typeof CLOUDS;
      /** While the cloud is silent: everything waits, or texts and pictures of the studio go by the embedded judgement. */
      whenSilent: 'later' | 'embedded';
    } & CloudConfig);

const shownFor = (of: keyof CloudDefaults): string =>
  Object.entries(CLOUDS)
    .map(([vendor, defaults]) => `${vendor}: ${defaults[of] || "the vendor's own"}`)
    .join('; ');
const rules = (judged: string, of: keyof CloudDefaults) =>
  optionalText(`The vendor's rules for ${judged}: a service of Aliyun, a BizType of Tencent.`, {
    ...{ allowed: 'text of at most 64 characters', pattern: /^.{0,64}$/su, shown: shownFor(of) },
  });

export const moderationArea = defineArea('Moderation', {
  KINORA_MODERATION: choice(
    'Who judges descriptions and pictures: `embedded` (offline), or after it `aliyun` or `tencent`; docs/decisions/0014-moderation.md says what each sees.',
    ['embedded', 'aliyun', 'tencent'],
    'embedded',
  ),
  KINORA_MODERATION_KEY_ID: optionalText("Id of the cloud's key."),
  KINORA_MODERATION_KEY_SECRET: optionalText("The cloud's key.", { isSecret: true }),
  KINORA_MODERATION_REGION: optionalText("The cloud's region.", {
    ...{ allowed: 'small letters, digits and hyphens', pattern: /^[a-z0-9-]*$/, shown: shownFor('region') },
  }),
  KINORA_MODERATION_URL: webAddress('Another address of the cloud than its own.', { shown: "the vendor's" }),
  KINORA_MODERATION_TEXT: rules('descriptions', 'textRules'),
  KINORA_MODERATION_PICTURE: rules('pictures', 'pictureRules'),
  KINORA_MODERATION_SILENT: choice(
    "`later`: while the cloud is silent everything waits; `embedded`: texts and the studio's own pictures go by the embedded judgement.",
    ['later', 'embedded'],
    'later',
  ),
  KINORA_MODERATION_TIME_LIMIT_MS: wholeNumber('Time limit of each try at a judgement by the cloud.', 10_000, {
    ...{ min: 100, max: 60_000 },
  }),
  KINORA_MODERATION_TRIES: wholeNumber('Tries at each judgement by the cloud.', 3, { min: 1, max: 10 }),
});

/** Who judges texts and pictures. Throws ConfigError. */
export function readModeration(environment: Environment): ModerationConfig {
  const env = readArea(moderationArea, environment);
  const vendor = env.KINORA_MODERATION;
  if (vendor === 'embedded') return { vendor };
  const { KINORA_MODERATION_KEY_ID: keyId, KINORA_MODERATION_KEY_SECRET: keySecret } = env;
  if (keyId === null || keySecret === null) {
    throw new ConfigError(
      `KINORA_MODERATION=${vendor} needs KINORA_MODERATION_KEY_ID and KINORA_MODERATION_KEY_SECRET.`,
    );
  }
  const defaults = CLOUDS[vendor];
  return {
    ...{ vendor, keyId, keySecret },
    region: env.KINORA_MODERATION_REGION ?? defaults.region,
    url: env.KINORA_MODERATION_URL,
    textRules: env.KINORA_MODERATION_TEXT ?? defaults.textRules,
    pictureRules: env.KINORA_MODERATION_PICTURE ?? defaults.pictureRules,
    whenSilent: env.KINORA_MODERATION_SILENT,
    timeLimitMs: env.KINORA_MODERATION_TIME_LIMIT_MS,
    tries: env.KINORA_MODERATION_TRIES,
  };
}
