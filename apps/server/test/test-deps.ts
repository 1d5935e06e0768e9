import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import { openChannels } from '../src/adapters/channels/open.ts';
import { openPortraitEngine } from '../src/adapters/engines/open.ts';
import { openModeration } from '../src/adapters/moderation/open.ts';
import { createPictureCheck } from '../src/adapters/moderation/picture-check.ts';
import { openFolderObjects } from '../src/adapters/objects/folder/open.ts';
import type { ServedObjects } from '../src/adapters/objects/served-objects.ts';
import { openPersonalData } from '../src/adapters/personal-data/aes-gcm/open.ts';
import type { CodeMessage, Sms } from '../src/adapters/ports/sms.ts';
import { openOutboxPush } from '../src/adapters/push/outbox/open.ts';
import { openRealPerson } from '../src/adapters/real-person/open.ts';
import { openSignIn } from '../src/adapters/sign-in/open.ts';
import { type Config, loadConfig } from '../src/config/config.ts';
import type { Deps } from '../src/deps.ts';
import type { Subscriber } from '../src/events/subscriber.ts';
import { type BossJobs, createBossJobs } from '../src/jobs/boss-jobs.ts';
import { createLog } from '../src/log.ts';
import type { StudioProcess } from '../src/studio/studio-process.ts';
import { openMigratedDatabase } from './migrated-database.ts';
import type { TestDatabase } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

/** A clock that a test moves. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

export interface TestDeps {
  deps: Deps & { objects: ServedObjects; jobs: BossJobs };
  database: TestDatabase;
  clock: TestClock;
  /** What `deps.sms` was asked to send. */
  sentCodes: CodeMessage[];
  /** Stops the jobs, closes the database and deletes everything. */
  dispose(): Promise<void>;
}

export interface TestDepsOptions {
  studio?: StudioProcess;
  sms?: Sms;
  /** Silent unless told. */
  log?: Logger;
  /** Environment variables over those of a test. */
  environment?: Record<string, string>;
  /** Real time as a rule; a fixed time that the test moves when given. */
  startMs?: number;
  /** Registers jobs; they are started when given. */
  registerJobs?(jobs: BossJobs): void;
  subscribers?: readonly Subscriber<Deps>[];
}

/** Environment of a server that others than this machine may reach: there the inbox is refused. */
export const CODES_BY_VENDOR = {
  ...{ KINORA_SMS: 'twilio', KINORA_SMS_TWILIO_ACCOUNT: 'AC1', KINORA_SMS_TWILIO_TOKEN: 'token' },
  KINORA_SMS_TWILIO_FROM: '+15005550006',
};

const noStudio: StudioProcess = {
  threads: 1,
  inspect: () => Promise.reject(new Error('this test has no studio')),
  prepare: () => Promise.reject(new Error('this test has no studio')),
  shoot: () => Promise.reject(new Error('this test has no studio')),
  shootLarger: () => Promise.reject(new Error('this test has no studio')),
  isSamePerson: () => Promise.reject(new Error('this test has no studio')),
  checkFrames: () => Promise.reject(new Error('this test has no studio')),
  cutClip: () => Promise.reject(new Error('this test has no studio')),
  shootDocument: () => Promise.reject(new Error('this test has no studio')),
  enlarge: () => Promise.reject(new Error('this test has no studio')),
  canAnimate: false,
  animate: () => Promise.reject(new Error('this test has no studio')),
  compare: () => Promise.reject(new Error('this test has no studio')),
  moderate: () => Promise.reject(new Error('this test has no studio')),
  close: async () => undefined,
};

function createTestClock(startMs: number | undefined): TestClock {
  let offsetMs = 0;
  return {
    now: () => (startMs ?? Date.now()) + offsetMs,
    advance(ms) {
      offsetMs += ms;
    },
  };
}

export function makeTestConfig(dataFolder: string, databaseUrl: string | null, extra?: Record<string, string>): Config {
  return loadConfig({
    NODE_ENV: 'test',
    KINORA_DATA: dataFolder,
    KINORA_PORT: '0',
    KINORA_METRICS_TOKEN: 'token of the tests',
    KINORA_LOG_LEVEL: process.env.KINORA_LOG_LEVEL ?? 'silent',
    ...(databaseUrl !== null && { KINORA_DATABASE_URL: databaseUrl }),
    ...extra,
  });
}

/** Everything an operation needs, real but for the studio and the SMS vendor, on a database of its own. */
export async function createTestDeps(options: TestDepsOptions = {}): Promise<TestDeps> {
  const database = await openMigratedDatabase();
  const folder = await makeTestFolder();
  const config = makeTestConfig(folder, database.url, options.environment);
  const log = options.log ?? createLog(config.logLevel);
  const clock = createTestClock(options.startMs);
  const sentCodes: TestDeps['sentCodes'] = [];
  const sms: Sms = options.sms ?? {
    async sendCode(message) {
      sentCodes.push(message);
    },
  };
  const { masterKeys, indexKey, publicUrl } = config;
  const jobs = createBossJobs({
    database: database.database,
    databaseUrl: database.url,
    isWorking: options.registerJobs !== undefined,
    log,
  });
  const objects = await openFolderObjects({ ...config.objects, masterKeys, publicUrl, now: clock.now });
  const studio = options.studio ?? noStudio;
  const moderation = openModeration({ config: config.moderation, studio, now: clock.now, log });
  const deps = {
    config,
    db: database.database.db,
    jobs,
    moderation,
    objects,
    personal: openPersonalData(masterKeys, indexKey),
    push: openOutboxPush(clock.now),
    sms,
    signIn: openSignIn(config, clock.now),
    realPerson: openRealPerson(config.realPerson, clock.now),
    channels: openChannels(config.channels, () => config.publicUrl, clock.now),
    subscribers: options.subscribers ?? [],
    engine: openPortraitEngine({
      ...{ studio, db: database.database.db, now: clock.now, log, config: config.engines },
      checks: [createPictureCheck(moderation)],
      isJudgedOutside: moderation.outside !== undefined,
    }),
    now: clock.now,
    log,
    metrics: { countSecurityEvent: () => undefined },
  };
  options.registerJobs?.(jobs);
  await jobs.start(deps);
  return {
    deps,
    database,
    clock,
    sentCodes,
    async dispose() {
      await jobs.stop(1_000);
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
