import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSigner, type SigningCredentials } from '@kinora/provenance/node';
import * as z from 'zod';
import { type BusinessConfig, businessSchema } from './business-config.ts';
import { type EnginesConfig, STUDIO_ONLY } from './engines-config.ts';
import type { LogLevel } from './log.ts';
import { type ModerationConfig, readModeration } from './moderation-config.ts';
import { readEngines } from './read-engines.ts';
import { type MasterKey, parseMasterKeys, readOrMakeSecrets } from './secrets.ts';

export type Role = 'api' | 'worker';

/** What this process runs on, read once at the start. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  roles: ReadonlySet<Role>;
  host: string;
  port: number;
  /** Where clients reach this server, without a slash at the end; empty: addresses are relative to the site. */
  publicUrl: string;
  /** Origins of other sites and apps that may call (mini-programs send none). */
  allowedOrigins: readonly string[];
  /** The peer's address comes from X-Forwarded-For, which only a proxy of the operator's may set. */
  isBehindProxy: boolean;
  dataFolder: string;
  /** Prebuilt files that may be deleted at any time. */
  cacheFolder: string;
  /** The built web client. */
  webFolder: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Newest first: the first one seals, all open. */
  masterKeys: readonly [MasterKey, ...MasterKey[]];
  /** For look-ups of encrypted values; cannot be rotated without writing every row anew. */
  indexKey: Uint8Array;
  smsAdapter: 'sms-inbox';
  /** What every picture that leaves says of its origin. */
  labels: {
    /** Name or code of the provider in the implicit label. */
    producer: string;
    /** What content credentials are signed with; null: pictures leave without. */
    signing: SigningCredentials | 'development' | null;
    /** An authority (RFC 3161) that witnesses when a signature was made; null: nobody does. */
    timestampUrl: string | null;
  };
  upload: { maxBytes: number; timeoutMs: number; memoryBytes: number };
  /** Sheets that are made at once; 0: as many as the machine allows. */
  studioThreads: number;
  /** Which engine makes which theme; without a file of engines it is the studio, offline. */
  engines: EnginesConfig;
  /** Who judges texts and pictures; embedded, offline, unless told. */
  moderation: ModerationConfig;
  /** The video encoder; null: the one that is found, `off`: none. */
  ffmpeg: string | null;
  /** Scales every limit of the gateway. */
  rateLimitFactor: number;
  /** Opens /metrics to other machines. */
  metricsToken: string | null;
  logLevel: LogLevel;
  shutdownGraceMs: number;
  business: BusinessConfig;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const MEBIBYTE = 1024 * 1024;
/** Adapters that only behave like the real thing: in production each must be allowed by its name. */
const SANDBOX_ADAPTERS: ReadonlySet<string> = new Set(['sms-inbox']);

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
const count = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const absent = z
  .string()
  .optional()
  .transform((text) => (text === undefined || text === '' ? null : text));

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  KINORA_ROLES: list.pipe(z.array(z.enum(['api', 'worker']))),
  KINORA_HOST: z.string().default('127.0.0.1'),
  KINORA_PORT: z.coerce.number().int().min(0).max(65_535).default(7700),
  KINORA_PUBLIC_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  KINORA_ALLOWED_ORIGINS: list,
  KINORA_BEHIND_PROXY: z.enum(['0', '1']).default('0'),
  KINORA_DATA: absent,
  KINORA_WEB: absent,
  KINORA_DATABASE_URL: absent,
  KINORA_DATABASE_POOL: z.coerce.number().int().positive().default(10),
  KINORA_MASTER_KEYS: absent,
  KINORA_INDEX_KEY: absent,
  KINORA_LABEL_PRODUCER: z.string().min(1).max(64).default('Kinora'),
  KINORA_SIGNING_CERTIFICATES: absent,
  KINORA_SIGNING_KEY: absent,
  KINORA_TIMESTAMP_URL: absent.pipe(z.url({ protocol: /^https?$/ }).nullable()),
  KINORA_SMS: z.enum(['sms-inbox']).default('sms-inbox'),
  KINORA_ALLOW_SANDBOX: list,
  KINORA_UPLOAD_MAX_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(20 * MEBIBYTE),
  KINORA_UPLOAD_MEMORY_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(200 * MEBIBYTE),
  KINORA_STUDIO_THREADS: count(0),
  KINORA_ENGINES: absent,
  KINORA_FFMPEG: absent,
  KINORA_RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  KINORA_METRICS_TOKEN: absent,
  KINORA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  KINORA_SHUTDOWN_GRACE_MS: count(15_000),
});

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Reads the configuration from the environment. In development it makes the secrets once, in the data folder.
 * Throws ConfigError when a value is wrong, a secret is missing in production, or a sandbox adapter is not allowed there.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new ConfigError(z.prettifyError(parsed.error));
  const env = parsed.data;
  const business = businessSchema.safeParse(environment);
  if (!business.success) throw new ConfigError(z.prettifyError(business.error));
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) refuseSandboxes([env.KINORA_SMS], env.KINORA_ALLOW_SANDBOX);
  const dataFolder = path.resolve(projectFolder, env.KINORA_DATA ?? 'data');
  const secrets = readSecrets(env.KINORA_MASTER_KEYS, env.KINORA_INDEX_KEY, isProduction, dataFolder);
  return {
    environment: env.NODE_ENV,
    roles: new Set<Role>(env.KINORA_ROLES.length > 0 ? env.KINORA_ROLES : ['api', 'worker']),
    host: env.KINORA_HOST,
    port: env.KINORA_PORT,
    publicUrl: env.KINORA_PUBLIC_URL.replace(/\/+$/, ''),
    allowedOrigins: env.KINORA_ALLOWED_ORIGINS,
    isBehindProxy: env.KINORA_BEHIND_PROXY === '1',
    dataFolder,
    cacheFolder: path.join(projectFolder, '.cache'),
    webFolder: path.resolve(projectFolder, env.KINORA_WEB ?? 'apps/web/dist'),
    databaseUrl: env.KINORA_DATABASE_URL,
    databasePoolSize: env.KINORA_DATABASE_POOL,
    ...secrets,
    smsAdapter: env.KINORA_SMS,
    labels: {
      producer: env.KINORA_LABEL_PRODUCER,
      signing: readSigning(env.KINORA_SIGNING_CERTIFICATES, env.KINORA_SIGNING_KEY, isProduction),
      timestampUrl: env.KINORA_TIMESTAMP_URL,
    },
    upload: {
      maxBytes: env.KINORA_UPLOAD_MAX_BYTES,
      timeoutMs: 120_000,
      memoryBytes: Math.max(env.KINORA_UPLOAD_MEMORY_BYTES, env.KINORA_UPLOAD_MAX_BYTES),
    },
    studioThreads: env.KINORA_STUDIO_THREADS,
    engines: openEngines(env.KINORA_ENGINES, environment),
    moderation: openModeration(environment),
    ffmpeg: env.KINORA_FFMPEG,
    rateLimitFactor: env.KINORA_RATE_LIMIT_FACTOR,
    metricsToken: env.KINORA_METRICS_TOKEN,
    logLevel: env.KINORA_LOG_LEVEL,
    shutdownGraceMs: env.KINORA_SHUTDOWN_GRACE_MS,
    business: business.data,
  };
}

function refuseSandboxes(adapters: readonly string[], allowed: readonly string[]): void {
  const refused = adapters.filter((adapter) => SANDBOX_ADAPTERS.has(adapter) && !allowed.includes(adapter));
  if (refused.length === 0) return;
  throw new ConfigError(
    `Sandbox adapters do not run in production: ${refused.join(', ')}. Choose a real one, or allow it by name ` +
      `with KINORA_ALLOW_SANDBOX=${refused.join(',')}.`,
  );
}

function openEngines(file: string | null, environment: Readonly<Record<string, string | undefined>>): EnginesConfig {
  if (file === null) return STUDIO_ONLY;
  try {
    return readEngines(path.resolve(projectFolder, file), environment);
  } catch (error) {
    throw new ConfigError(`KINORA_ENGINES: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function openModeration(environment: Readonly<Record<string, string | undefined>>): ModerationConfig {
  try {
    return readModeration(environment);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function readSecrets(masterKeys: string | null, indexKey: string | null, isProduction: boolean, dataFolder: string) {
  if (isProduction && (masterKeys === null || indexKey === null)) {
    throw new ConfigError(
      'In production KINORA_MASTER_KEYS (id:base64 of 32 bytes) and KINORA_INDEX_KEY are required.',
    );
  }
  try {
    const made = masterKeys !== null && indexKey !== null ? undefined : readOrMakeSecrets(dataFolder);
    return parseMasterKeys(masterKeys ?? made?.masterKeys ?? '', indexKey ?? made?.indexKey ?? '');
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Certificates and key as PEM, line ends also as `\\n`. Nobody would trust an authority that a production server made itself. */
function readSigning(certificates: string | null, privateKey: string | null, isProduction: boolean) {
  if (certificates === null && privateKey === null) return isProduction ? null : 'development';
  if (certificates === null || privateKey === null) {
    throw new ConfigError('KINORA_SIGNING_CERTIFICATES and KINORA_SIGNING_KEY are given together, or neither.');
  }
  const signing = { certificates: unfold(certificates), privateKey: unfold(privateKey) };
  try {
    openSigner(signing);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return signing;
}

const unfold = (pem: string): string => pem.replaceAll('\\n', '\n');
