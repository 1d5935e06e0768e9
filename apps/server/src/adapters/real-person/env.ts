import { defineArea, type Environment, readArea } from '../../environment/area.ts';
import { choice, wholeNumber } from '../../environment/kinds.ts';
import { readAliyun } from './aliyun/env.ts';
import { type ServiceConfig, serviceVariables } from './service/service-env.ts';
import { readTencent } from './tencent/env.ts';

export interface RealPersonConfig {
  /** Checks that one user may begin in 24 hours. */
  triesPerDay: number;
  /** Undefined: the studio checks by itself. */
  service: ({ vendor: keyof typeof READERS } & ServiceConfig) | undefined;
}

export const realPersonArea = defineArea('The real-person check', {
  KINORA_REAL_PERSON_BY: choice(
    'Who checks: `embedded` (the studio, offline), `aliyun` or `tencent`; docs/decisions/0032-real-person-check.md says what each sees.',
    ['embedded', 'aliyun', 'tencent'],
    'embedded',
  ),
  KINORA_REAL_PERSON_TRIES: wholeNumber('Checks that one user may begin in 24 hours.', 10, { min: 1 }),
  ...serviceVariables,
});

const READERS = { aliyun: readAliyun, tencent: readTencent };

/** Throws ConfigError. */
export function readRealPerson(environment: Environment): RealPersonConfig {
  const env = readArea(realPersonArea, environment);
  const common = { triesPerDay: env.KINORA_REAL_PERSON_TRIES };
  const vendor = env.KINORA_REAL_PERSON_BY;
  if (vendor === 'embedded') return { ...common, service: undefined };
  return { ...common, service: { vendor, ...READERS[vendor](env) } };
}
