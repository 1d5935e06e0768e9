import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { factor, wholeNumber } from '../environment/kinds.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 120_000;

export const limitsArea = defineArea('Limits', {
  KINORA_UPLOAD_MAX_BYTES: wholeNumber('Bytes of the largest photo that may be uploaded.', 20 * MEBIBYTE, {
    ...{ min: 1, shown: '20 MiB' },
  }),
  KINORA_UPLOAD_MEMORY_BYTES: wholeNumber('Bytes that all uploads under way may hold in memory.', 200 * MEBIBYTE, {
    ...{ min: 1, shown: '200 MiB' },
  }),
  KINORA_RATE_LIMIT_FACTOR: factor('Scales every limit on how often may be called.', 1),
});

export interface LimitsConfig {
  upload: { maxBytes: number; timeoutMs: number; memoryBytes: number };
  /** Scales every limit of the gateway. */
  rateLimitFactor: number;
}

export function readLimits(environment: Environment): LimitsConfig {
  const env = readArea(limitsArea, environment);
  return {
    upload: {
      maxBytes: env.KINORA_UPLOAD_MAX_BYTES,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      memoryBytes: Math.max(env.KINORA_UPLOAD_MEMORY_BYTES, env.KINORA_UPLOAD_MAX_BYTES),
    },
    rateLimitFactor: env.KINORA_RATE_LIMIT_FACTOR,
  };
}
