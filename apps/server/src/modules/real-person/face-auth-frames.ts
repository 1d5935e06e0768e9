import { createHash } from 'node:crypto';
import { ERROR, REAL_PERSON_CODE, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { UploadedFile, User } from '../../gateway/command-handler.ts';
import { findFaces, holdFaceConsent } from '../faces/index.ts';
import { lockUser, markVerified } from '../users/index.ts';
import { openSecrets } from './check-secrets.ts';
import { cutFrames, type Frame } from './cut-frames.ts';
import { CLOCK_SLACK_MS, PASSED } from './real-person.policy.ts';
import { type CheckEnd, type CheckRow, endCheck, findCheck, insertFrames, moveCheck } from './real-person.store.ts';

const failed = (fault: CheckEnd['fault']): CheckEnd => ({ code: REAL_PERSON_CODE.failed, fault });

/** Looks at the frames while the command runs; they are in its memory alone, and gone with it. */
export async function faceAuthFrames(
  deps: Deps,
  { uid }: User,
  { id, nonce, frames: told }: RequestOf<'FACEAUTHFRAMES'>,
  file: UploadedFile,
): Promise<ResponseOf<'FACEAUTHFRAMES'>> {
  const frames = cutFrames(file.bytes, told);
  const check = await findCheck(deps.db, uid, id);
  const secrets = check && openSecrets(deps.personal, check.sealed);
  const isOurs = secrets && 'nonce' in secrets && secrets.nonce === nonce;
  if (!isOurs || !(await moveCheck(deps.db, id, 'begun', 'judging')))
    throw new AppError(ERROR.notFound, 'no such check, or not any more');
  try {
    await settle(deps, check, await judge(deps, check, frames, secrets));
  } catch (error) {
    await endCheck(deps.db, id, { code: REAL_PERSON_CODE.systemError, fault: null }, deps.now());
    throw error;
  }
  return {};
}

async function judge(
  deps: Deps,
  check: CheckRow,
  frames: readonly Frame[],
  { actions, faceId }: { actions: Parameters<Deps['engine']['checkFrames']>[0]['actions']; faceId: string },
): Promise<CheckEnd> {
  const now = deps.now();
  if (now > check.deadline) return failed('late');
  const spanMs = (frames.at(-1)?.atMs ?? 0) - (frames[0]?.atMs ?? 0);
  if (spanMs > now - check.begun_at + CLOCK_SLACK_MS) return { code: REAL_PERSON_CODE.clockWrong, fault: null };
  const digests = new Set(frames.map(({ jpeg }) => digestOf(deps, jpeg)));
  if ((await insertFrames(deps.db, check.uid, [...digests], now)) < digests.size) return failed('replayed');
  const [face] = await findFaces(deps.db, [faceId]);
  if (!face) return failed('other-person');
  const plate = { key: face.plate_key, load: async () => (await deps.objects.get(face.plate_key)).bytes };
  const fault = await deps.engine.checkFrames({ frames, actions, plate });
  return fault === undefined ? PASSED : failed(fault);
}

const digestOf = ({ personal }: Deps, jpeg: Uint8Array): string =>
  personal.blindIndex('real-person-frame', createHash('sha256').update(jpeg).digest('hex'));

/** Who withdrew the consent meanwhile is not put on record as checked. */
async function settle(deps: Deps, { id, uid }: CheckRow, end: CheckEnd): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    await holdFaceConsent(tx, deps, uid);
    const isEnded = await endCheck(tx, id, end, deps.now());
    if (isEnded && end.code === REAL_PERSON_CODE.passed) await markVerified(tx, uid, deps.now());
  });
}
