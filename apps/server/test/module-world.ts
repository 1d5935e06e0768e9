import { randomBytes, randomInt } from 'node:crypto';
import {
  COMMANDS,
  type CommandName,
  type ErrorId,
  type Face,
  type InputOf,
  type Purpose,
  type Relation,
  type ResponseOf,
} from '@kinora/contract';
import type { Logger } from 'pino';
import { expect } from 'vitest';
import { createPortraitEngine } from '../src/adapters/engines/choose-engine.ts';
import type { PortraitEngine } from '../src/adapters/ports/portrait-engine.ts';
import type { Deps } from '../src/deps.ts';
import { AppError } from '../src/gateway/app-error.ts';
import type { Actor, UploadedFile, User } from '../src/gateway/command-handler.ts';
import { handlers } from '../src/modules/handlers.ts';
import { authenticate } from '../src/modules/login/index.ts';
import { registerWorkers, subscribers } from '../src/modules/register-workers.ts';
import type { StudioProcess } from '../src/studio/studio-process.ts';
import { createFakeStudio, type FakeStudio } from './fake-studio.ts';
import { createTestDeps, type TestDeps } from './test-deps.ts';

const guest: Actor = {
  uid: null,
  loginId: null,
  locale: 'zh-Hans',
  platform: 'h5',
  system: 'iPhone',
  deviceKey: null,
  address: '203.0.113.7',
};
const POLL_MS = 15;
// Many times what any takes, on a machine that is busy with something else too.
const PATIENCE_MS = 180_000;

/** The modules on a database of their own, with a studio that paints at once. */
export interface World extends TestDeps {
  studio: FakeStudio;
  /** Calls a command as the gateway does: input and answer go through the contract's schemas. */
  call<N extends CommandName>(name: N, actor: Actor, input: InputOf<N>, file?: UploadedFile): Promise<ResponseOf<N>>;
  guest: Actor;
  /** The engine of the configuration's themes on another studio. */
  engineOn(studio: StudioProcess): PortraitEngine;
  /** A new user, or the one of that phone, signed in. */
  signIn(phone?: string): Promise<User>;
  /** A signed-in user with consent to the use of the face and one ready face. */
  signInWithFace(): Promise<{ user: User; faceId: string }>;
  /** Uploads and keeps a photo; the face is being prepared. */
  addFace(user: User): Promise<string>;
  /** The same as the face of another person, with their consent. */
  addPerson(user: User, nick?: string, relation?: Relation): Promise<Face>;
  /** What the preparation of a face does, where no job runs. */
  makeReady(faceId: string): Promise<void>;
  shoot(user: User, faces: string[], sn?: string): Promise<ResponseOf<'SHOOT'>>;
  /** Agrees to a purpose, or refuses it, for the user or for one of their people. */
  answer(user: User, kind: Purpose, agree?: boolean, mid?: string): Promise<void>;
}

export interface WorldOptions {
  /** `manual`: jobs are taken from the queue and nothing is done; the test calls workers itself. */
  jobs?: 'working' | 'manual';
  environment?: Record<string, string>;
  threads?: number;
  /** Where what happens is logged; silent unless told. */
  log?: Logger;
}

type AnyHandler = (deps: unknown, actor: Actor, input: unknown, file?: UploadedFile) => Promise<unknown>;

export const photoFile: UploadedFile = {
  bytes: Buffer.from('the fake studio passes anything'),
  sha256: '0'.repeat(64),
};
export const photoInput = { sha256: '0'.repeat(64), name: 'me.jpg' };
export const newSn = () => randomBytes(12).toString('hex');
export const newPhone = () =>
  `138${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`;

export async function openWorld({
  jobs = 'working',
  environment,
  threads,
  log: told,
}: WorldOptions = {}): Promise<World> {
  const studio = createFakeStudio(threads);
  const test = await createTestDeps({
    studio,
    ...(environment && { environment }),
    ...(told && { log: told }),
    subscribers,
    registerJobs: (queue) => registerWorkers(jobs === 'working' ? queue : idle(queue)),
  });

  const call: World['call'] = async (name, actor, input, file) => {
    const handler = handlers[name] as unknown as AnyHandler;
    const request: unknown = COMMANDS[name].request.parse(input);
    const response = await handler(test.deps, actor, request, file);
    return COMMANDS[name].response.parse(response) as ResponseOf<typeof name>;
  };

  async function signIn(phone = newPhone()): Promise<User> {
    await call('LOGINGETSMSCODE', { ...guest, address: phone }, { phone, area: '+86' });
    const code = test.sentCodes.at(-1)?.code ?? '';
    const agreed = test.deps.config.business.serviceVersion;
    const { userid, tmppsw } = await call('LOGINPHONECODE', guest, { phone, area: '+86', code, agreed });
    return { ...guest, ...(await authenticate(test.deps, { ...guest, userid, tmppsw })) };
  }

  async function addFace(user: User): Promise<string> {
    const { binaryurl = '' } = await call('UPLOADCHECK', user, photoInput, photoFile);
    return (await call('UPLOADFACE', user, { binaryurl })).id;
  }

  const addPerson: World['addPerson'] = async (user, nick = 'Ann', relation = 'friend') => {
    const { binaryurl = '' } = await call('UPLOADCHECK', user, photoInput, photoFile);
    const by = relation === 'child' ? 'guardian' : 'self';
    const agreed = test.deps.config.business.faceVersion;
    const face = await call('CREATEFAMILY', user, { binaryurl, nick, relation, agreed, by });
    if (jobs === 'manual') await makeReady(face.id);
    return face;
  };

  async function signInWithFace() {
    const user = await signIn();
    await agreeToFace(user);
    const faceId = await addFace(user);
    if (jobs === 'working') await eventually(async () => (await faceState(user, faceId)) === 'ready');
    else await makeReady(faceId);
    return { user, faceId };
  }

  async function makeReady(faceId: string): Promise<void> {
    await test.deps.db.updateTable('faces').set({ state: 'ready' }).where('id', '=', faceId).execute();
    const face = await test.deps.db.selectFrom('faces').selectAll().where('id', '=', faceId).executeTakeFirstOrThrow();
    const contentType = 'application/octet-stream';
    await test.deps.objects.put(face.plate_key, Buffer.from('plate:made by the test'), { contentType });
  }

  async function agreeToFace(user: User): Promise<void> {
    const version = test.deps.config.business.faceVersion;
    await call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  }

  async function faceState(user: User, id: string) {
    return (await call('QUERYICONS', user, {})).icons.find((icon) => icon.id === id)?.state;
  }

  const shoot: World['shoot'] = (user, faces, sn = newSn()) =>
    call('SHOOT', user, { theme: 'city-evening', faces, sn });

  const answer: World['answer'] = async (user, kind, agree = true, mid = user.uid) => {
    const { protocols } = await call('GLOBALCONF', user, {});
    await call('AGREEPROTOCOL', user, { kind, version: protocols[kind], agree, mid });
  };

  const { config, log } = test.deps;
  const engineOn: World['engineOn'] = (other) =>
    createPortraitEngine({ studio: other, config: config.engines, sources: [], log });

  const people = { signIn, signInWithFace, addFace, addPerson, makeReady, answer };
  return { ...test, studio, engineOn, call, guest, shoot, ...people };
}

/** The same queues, whose jobs end at once without effect. */
function idle(queue: Deps['jobs']): Deps['jobs'] {
  return { ...queue, register: (job) => queue.register(job, async () => {}) };
}

/** Waits until the condition holds. */
export async function eventually(condition: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const until = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Expects the call to be answered with this error. */
export async function expectError(call: Promise<unknown>, id: ErrorId): Promise<void> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error instanceof AppError && error.id).toBe(id);
}
