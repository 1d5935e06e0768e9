import { ERROR } from '@kinora/contract';
import * as z from 'zod';
import { THIRD_PARTIES } from '../../adapters/ports/sign-in.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { newTicket } from '../../identifiers.ts';
import { isSameSecret } from '../../same-secret.ts';
import { type AttemptRow, claimAttempt, findAttempt, insertAttempt } from './attempts.store.ts';
import { ATTEMPT_LIFE_MS } from './login.policy.ts';
import { indexPhone } from './login-secrets.ts';

const identity = z.object({
  provider: z.enum(['phone', 'device', ...THIRD_PARTIES]),
  subjectIndex: z.string(),
  subject: z.string(),
  deviceIndex: z.string().optional(),
});

/** What is kept sealed between the two ends of an attempt. */
const kept = z.object({
  nonce: z.string().optional(),
  /** Of PKCE. */
  verifier: z.string().optional(),
  platform: z.string().optional(),
  /** The page that it was begun for. */
  target: z.string().optional(),
  /** What was proven already: before the phone, or of another account. */
  identity: identity.optional(),
  /** The phone that was proven, in E.164. */
  phone: z.string().optional(),
  /** The other account that is opened so, and the blind index of the own phone, where it was proven. */
  holder: z.string().optional(),
  former: z.string().optional(),
});
export type Kept = z.output<typeof kept>;

type Keys = Pick<Deps, 'personal'>;

export const indexState = ({ personal }: Keys, state: string): string => personal.blindIndex('login-state', state);
const indexSecret = ({ personal }: Keys, state: string, secret: string): string =>
  personal.blindIndex('login-secret', `${state}:${secret}`);

/** What an account may be found by of which the attempt holds something. */
const indexSubject = ({ personal }: Keys, { identity, phone }: Kept): string | null =>
  identity?.subjectIndex ?? (phone === undefined ? null : indexPhone(personal, phone));

export interface NewAttempt {
  purpose: string;
  /** Known to the browser that begins alone. */
  secret: string;
  uid?: string | null;
  kept: Kept;
}

/** Begins an attempt; its state names it on the wire. */
export async function beginAttempt(db: Db, deps: Deps, attempt: NewAttempt): Promise<string> {
  const state = newTicket();
  await insertAttempt(db, {
    state_index: indexState(deps, state),
    purpose: attempt.purpose,
    secret_index: indexSecret(deps, state, attempt.secret),
    uid: attempt.uid ?? null,
    subject_index: indexSubject(deps, attempt.kept),
    sealed: deps.personal.encrypt(JSON.stringify(attempt.kept)),
    expires_at: deps.now() + ATTEMPT_LIFE_MS,
  });
  return state;
}

export interface AttemptClaim {
  state: string;
  secret: string;
  purpose: string;
  uid?: string | null;
}

/**
 * Takes an attempt for good. Throws AppError: `signInElsewhere` for whoever did not begin it, or for another purpose, which does not
 * use it up; `signInOver` for one that was used, is past its time, or never was.
 */
export async function takeAttempt(
  db: Db,
  deps: Deps,
  claim: AttemptClaim,
): Promise<Kept & { returned: URLSearchParams | undefined }> {
  const row = await findOwnAttempt(db, deps, claim);
  const now = deps.now();
  if (row.used_at !== null || row.expires_at <= now || !(await claimAttempt(db, row.state_index, now))) throw over();
  const returned = row.returned === null ? undefined : new URLSearchParams(deps.personal.decrypt(row.returned));
  return { ...open(deps, row), returned };
}

/** What an attempt of one's own held that was taken before, while its time is not over. Throws AppError as {@link takeAttempt} does. */
export async function recallAttempt(db: Db, deps: Deps, claim: AttemptClaim): Promise<Kept> {
  const row = await findOwnAttempt(db, deps, claim);
  if (row.used_at === null || row.expires_at <= deps.now()) throw over();
  return open(deps, row);
}

const over = () => new AppError(ERROR.signInOver, 'no such attempt, or not any more');

const open = ({ personal }: Keys, row: AttemptRow): Kept => kept.parse(JSON.parse(personal.decrypt(row.sealed)));

async function findOwnAttempt(db: Db, deps: Deps, claim: AttemptClaim): Promise<AttemptRow> {
  const { state, secret, purpose, uid = null } = claim;
  const row = await findAttempt(db, indexState(deps, state));
  if (!row) throw over();
  const isOwn = isSameSecret(row.secret_index, indexSecret(deps, state, secret));
  if (!isOwn || row.purpose !== purpose || row.uid !== uid)
    throw new AppError(ERROR.signInElsewhere, 'begun by somebody else, or for something else');
  return row;
}
