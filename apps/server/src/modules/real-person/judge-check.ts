import { createHash } from 'node:crypto';
import { ERROR, REAL_PERSON_CODE } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findFaces, holdFaceConsent, markSeen } from '../faces/index.ts';
import { lockUser, markVerified } from '../users/index.ts';
import { openSecrets, type StudioSecrets } from './check-secrets.ts';
import type { Frame } from './cut-frames.ts';
import { keepStills, storeStills } from './keep-stills.ts';
import { CLOCK_SLACK_MS, PASSED } from './real-person.policy.ts';
import {
  type CheckEnd,
  type CheckRow,
  endCheck,
  findCheck,
  insertFrames,
  moveCheck,
  setPhotos,
} from './real-person.store.ts';
import { recordEnd } from './record-end.ts';

/** What came for a check. */
interface Taken {
  /** By which they came. */
  command: 'FACEAUTHFRAMES' | 'FACEAUTHCLIP';
  id: string;
  nonce: string;
  /** Sharp ones become photos. */
  keep?: boolean | undefined;
  /** Of a clip, which some cameras mirror. */
  isClip: boolean;
  /** Called once it is certain that the check waits for them. */
  readFrames(): Promise<readonly Frame[]>;
}

interface Judgement {
  end: CheckEnd;
  /** Photos that are stored, not yet kept. */
  uploads: readonly string[];
}

const failed = (fault: CheckEnd['fault']): Judgement => ({
  end: { code: REAL_PERSON_CODE.failed, fault },
  uploads: [],
});

const UNCLEAR: CheckEnd = { code: REAL_PERSON_CODE.failed, fault: 'unclear' };

/**
 * Looks at the frames of a check while the command runs, and ends it; they are in its memory alone, and gone with it. Throws notFound unless the
 * check is the user's, waits for frames, and the nonce is its own.
 */
export async function judgeCheck(deps: Deps, uid: string, taken: Taken): Promise<void> {
  const { id, nonce, command } = taken;
  const check = await findCheck(deps.db, uid, id);
  const secrets = check && openSecrets(deps.personal, check.sealed);
  const isOurs = secrets && 'nonce' in secrets && secrets.nonce === nonce;
  if (!isOurs || !(await moveCheck(deps.db, id, 'begun', 'judging')))
    throw new AppError(ERROR.notFound, 'no such check, or not any more');
  try {
    const judgement = await judge(deps, check, taken, secrets);
    if (await settle(deps, check, judgement, secrets.faceId)) recordEnd(deps, check, judgement.end, command);
  } catch (error) {
    const isClip = error instanceof AppError && error.id === ERROR.clipUnreadable;
    const end = isClip ? UNCLEAR : { code: REAL_PERSON_CODE.systemError, fault: null };
    if (await endCheck(deps.db, id, end, deps.now())) recordEnd(deps, check, end, command);
    throw error;
  }
}

async function judge(
  deps: Deps,
  check: CheckRow,
  { readFrames, isClip, keep }: Taken,
  { actions, faceId }: StudioSecrets,
): Promise<Judgement> {
  const now = deps.now();
  if (now > check.deadline) return failed('late');
  const frames = await readFrames();
  const spanMs = (frames.at(-1)?.atMs ?? 0) - (frames[0]?.atMs ?? 0);
  if (spanMs > now - check.begun_at + CLOCK_SLACK_MS) {
    return { end: { code: REAL_PERSON_CODE.clockWrong, fault: null }, uploads: [] };
  }
  const digests = new Set(frames.map(({ jpeg }) => digestOf(deps, jpeg)));
  if ((await insertFrames(deps.db, check.uid, [...digests], now)) < digests.size) return failed('replayed');
  const [face] = await findFaces(deps.db, [faceId]);
  if (!face) return failed('other-person');
  const plate = { key: face.plate_key, load: async () => (await deps.objects.get(face.plate_key)).bytes };
  const { fault, stills } = await deps.engine.checkFrames({ frames, actions, plate, mayBeMirrored: isClip });
  if (fault !== undefined) return failed(fault);
  const jpegs = stills.map((kind) => kind.flatMap((frame) => frames[frame]?.jpeg ?? []));
  return { end: PASSED, uploads: keep ? await storeStills(deps, check.uid, jpegs) : [] };
}

const digestOf = ({ personal }: Deps, jpeg: Uint8Array): string =>
  personal.blindIndex('real-person-frame', createHash('sha256').update(jpeg).digest('hex'));

/** Who withdrew the consent meanwhile is not put on record as checked, and nothing of theirs is kept. False where the check had ended. */
function settle(deps: Deps, { id, uid }: CheckRow, { end, uploads }: Judgement, faceId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    await holdFaceConsent(tx, deps, uid);
    if (!(await endCheck(tx, id, end, deps.now()))) return false;
    if (end.code !== REAL_PERSON_CODE.passed) return true;
    await markVerified(tx, uid, deps.now());
    await markSeen(tx, deps, uid, faceId);
    await setPhotos(tx, id, await keepStills(tx, deps, uid, uploads));
    return true;
  });
}
