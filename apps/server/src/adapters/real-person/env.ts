import { REAL_PERSON_POLICIES, type RealPersonPolicy } from '@kinora/contract';
import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { ConfigError } from '../../environment/config-error.ts';
import { choice, optionalText, webAddress, wholeNumber } from '../../environment/kinds.ts';

export interface ServiceConfig {
  keyId: string;
  keySecret: string;
  /** A scene of Aliyun, a rule of Tencent. */
  scene: string;
  url: string | null;
  timeLimitMs: number;
}

export interface RealPersonConfig {
  policy: RealPersonPolicy;
  /** Checks that one user may begin in 24 hours. */
  triesPerDay: number;
  /** Undefined: the studio checks by itself. */
  service: ({ vendor: 'aliyun' | 'tencent' } & ServiceConfig) | undefined;
}

export const realPersonArea = defineArea('The real-person check', {
  KINORA_REAL_PERSON: choice(
    '`required`: who shoots with uploaded faces has passed the check and agreed to the terms in force; `offered`: who wants to takes it; `off`: there is none.',
    REAL_PERSON_POLICIES,
    'offered',
  ),
  KINORA_REAL_PERSON_BY: choice(
    'Who checks: `embedded` (the studio, offline), `aliyun` or `tencent`; docs/decisions/0032-real-person-check.md says what each sees.',
    ['embedded', 'aliyun', 'tencent'],
    'embedded',
  ),
  KINORA_REAL_PERSON_TRIES: wholeNumber('Checks that one user may begin in 24 hours.', 10, { min: 1 }),
  KINORA_REAL_PERSON_KEY_ID: optionalText("Id of the service's key."),
  KINORA_REAL_PERSON_KEY_SECRET: optionalText("The service's key.", { isSecret: true }),
  KINORA_REAL_PERSON_SCENE: optionalText("The service's scene (Aliyun: SceneId; Tencent: RuleId)."),
  KINORA_REAL_PERSON_URL: webAddress('Another address of the service than its own.', { shown: "the vendor's" }),
  KINORA_REAL_PERSON_TIME_LIMIT_MS: wholeNumber('How long the service may take to answer.', 8_000, {
    ...{ min: 100, max: 60_000 },
  }),
});

/** Throws ConfigError. */
export function readRealPerson(environment: Environment): RealPersonConfig {
  const env = readArea(realPersonArea, environment);
  const common = { policy: env.KINORA_REAL_PERSON, triesPerDay: env.KINORA_REAL_PERSON_TRIES };
  const vendor = env.KINORA_REAL_PERSON_BY;
  if (vendor === 'embedded') return { ...common, service: undefined };
  const { KINORA_REAL_PERSON_KEY_ID: keyId, KINORA_REAL_PERSON_KEY_SECRET: keySecret } = env;
  const { KINORA_REAL_PERSON_SCENE: scene, KINORA_REAL_PERSON_URL: url } = env;
  if (keyId === null || keySecret === null || scene === null) {
    throw new ConfigError(
      `KINORA_REAL_PERSON_BY=${vendor} needs KINORA_REAL_PERSON_KEY_ID, KINORA_REAL_PERSON_KEY_SECRET and KINORA_REAL_PERSON_SCENE.`,
    );
  }
  const timeLimitMs = env.KINORA_REAL_PERSON_TIME_LIMIT_MS;
  return { ...common, service: { vendor, keyId, keySecret, scene, url, timeLimitMs } };
}
