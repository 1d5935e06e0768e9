import type { ValuesOf } from '../../../environment/area.ts';
import { ConfigError } from '../../../environment/config-error.ts';
import { optionalText, webAddress, wholeNumber } from '../../../environment/kinds.ts';

/** What every service is told, under the same names whichever is chosen. */
export const serviceVariables = {
  KINORA_REAL_PERSON_KEY_ID: optionalText("Id of the service's key."),
  KINORA_REAL_PERSON_KEY_SECRET: optionalText("The service's key.", { isSecret: true }),
  KINORA_REAL_PERSON_SCENE: optionalText("The service's scene (Aliyun: SceneId; Tencent: RuleId)."),
  KINORA_REAL_PERSON_URL: webAddress('Another address of the service than its own.', { shown: "the vendor's" }),
  KINORA_REAL_PERSON_TIME_LIMIT_MS: wholeNumber('How long the service may take to answer.', 8_000, {
    ...{ min: 100, max: 60_000 },
  }),
};
export type ServiceValues = ValuesOf<typeof serviceVariables>;

/** How a service is called, whichever it is. */
export interface ServiceConfig {
  keyId: string;
  keySecret: string;
  /** What the operator set up there: a scene of Aliyun, a rule of Tencent. */
  scene: string;
  /** The vendor's own address, or that of a proxy or of a peer of tests. */
  url: string;
  timeLimitMs: number;
}

/** What a vendor's own env.ts makes of the values. Throws ConfigError. */
export function readService(vendor: string, ownUrl: string, values: ServiceValues): ServiceConfig {
  const { KINORA_REAL_PERSON_KEY_ID: keyId, KINORA_REAL_PERSON_KEY_SECRET: keySecret } = values;
  const scene = values.KINORA_REAL_PERSON_SCENE;
  if (keyId === null || keySecret === null || scene === null) {
    throw new ConfigError(
      `KINORA_REAL_PERSON_BY=${vendor} needs KINORA_REAL_PERSON_KEY_ID, KINORA_REAL_PERSON_KEY_SECRET and KINORA_REAL_PERSON_SCENE.`,
    );
  }
  const url = values.KINORA_REAL_PERSON_URL ?? ownUrl;
  return { keyId, keySecret, scene, url, timeLimitMs: values.KINORA_REAL_PERSON_TIME_LIMIT_MS };
}
