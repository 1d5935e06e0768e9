import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { factor, wholeNumber } from '../environment/kinds.ts';

const MEBIBYTE = 1024 * 1024;
const UPLOAD_TIMEOUT_MS = 120_000;
/** Beyond the time of an upload. */
const QUIET_MARGIN_MS = 10_000;

export const limitsArea = defineArea('Limits', {
  KINORA_UPLOAD_MAX_BYTES: wholeNumber('Bytes of the largest photo that may be uploaded.', 20 * MEBIBYTE, {
    ...{ min: 1, shown: '20 MiB' },
  }),
  KINORA_UPLOAD_MEMORY_BYTES: wholeNumber('Bytes that all uploads under way may hold in memory.', 200 * MEBIBYTE, {
    ...{ min: 1, shown: '200 MiB' },
  }),
  KINORA_CONNECTIONS: wholeNumber('Connections that this process has open at once.', 10_000, { min: 1 }),
  KINORA_CONNECTIONS_PER_ADDRESS: wholeNumber(
    'Of them, those of one address (of IPv6, one /64), where no proxy stands before this server.',
    512,
    { min: 1 },
  ),
  KINORA_PUSH_SOCKETS_PER_ADDRESS: wholeNumber('Push sockets that one address has open at once.', 128, { min: 1 }),
  KINORA_RATE_LIMIT_FACTOR: factor('Scales every limit on how often may be called.', 1),
});

/** How long who connects may keep silent. */
export interface SilenceLimits {
  /** Until the headers are there. */
  headersMs: number;
  /** Until a push socket has said hello. */
  helloMs: number;
  /** Without a byte in either direction, at any time. */
  quietMs: number;
  /** How often it is looked at. */
  checkMs: number;
}

export interface LimitsConfig {
  upload: { maxBytes: number; timeoutMs: number; memoryBytes: number };
  connections: number;
  connectionsPerAddress: number;
  pushSocketsPerAddress: number;
  silence: SilenceLimits;
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
    connections: env.KINORA_CONNECTIONS,
    connectionsPerAddress: env.KINORA_CONNECTIONS_PER_ADDRESS,
    pushSocketsPerAddress: env.KINORA_PUSH_SOCKETS_PER_ADDRESS,
    silence: { headersMs: 15_000, helloMs: 10_000, quietMs: UPLOAD_TIMEOUT_MS + QUIET_MARGIN_MS, checkMs: 5_000 },
    rateLimitFactor: env.KINORA_RATE_LIMIT_FACTOR,
  };
}
