import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { choice, listOf, optionalText, wholeNumber } from '../environment/kinds.ts';
import type { LogLevel } from '../log.ts';

const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const satisfies LogLevel[];

export const processArea = defineArea('The process', {
  NODE_ENV: choice(
    'In production secrets must be given, and stand-ins for real services are refused.',
    ['development', 'test', 'production'],
    'development',
  ),
  KINORA_ROLES: listOf('What this process does; several processes share a PostgreSQL.', ROLES, ROLES.join(',')),
  KINORA_LOG_LEVEL: choice('What is logged: this level and the graver ones.', LOG_LEVELS, 'info'),
  KINORA_METRICS_TOKEN: optionalText('Bearer token that opens /metrics; without one they are closed.', {
    isSecret: true,
  }),
  KINORA_SHUTDOWN_GRACE_MS: wholeNumber(
    'How long requests and jobs may go on after a stop was asked for: two seconds at most, since all of the stop, what is closed afterwards included, takes five at most.',
    2_000,
    { max: 2_000 },
  ),
});

export interface ProcessConfig {
  environment: 'development' | 'test' | 'production';
  roles: ReadonlySet<Role>;
  logLevel: LogLevel;
  /** Opens /metrics, which are closed without it. */
  metricsToken: string | null;
  shutdownGraceMs: number;
}

export function readProcess(environment: Environment): ProcessConfig {
  const env = readArea(processArea, environment);
  return {
    environment: env.NODE_ENV,
    roles: new Set(env.KINORA_ROLES.length > 0 ? env.KINORA_ROLES : ROLES),
    logLevel: env.KINORA_LOG_LEVEL,
    metricsToken: env.KINORA_METRICS_TOKEN,
    shutdownGraceMs: env.KINORA_SHUTDOWN_GRACE_MS,
  };
}
