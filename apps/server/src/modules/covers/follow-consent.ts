import type { Progressed } from '../../adapters/ports/jobs.ts';
import type { Db, Deps } from '../../deps.ts';
import { faceIdsOfPerson, listFaces } from '../faces/index.ts';
import { deleteCoversOf, deleteOutdatedCovers } from './covers.store.ts';
import { eraseCovers } from './erase-covers.ts';
import { makeCovers } from './make-covers.worker.ts';

interface About {
  uid: string;
  kind: string;
  /** A member's id, or the user's own. */
  personId: string;
}

/** What shows the person goes with their consent. */
export async function followRefusal(tx: Db, deps: Deps, { uid, kind, personId }: About): Promise<void> {
  if (kind !== 'covers') return;
  const faceIds = await faceIdsOfPerson(tx, uid, personId);
  await eraseCovers(tx, deps, await deleteCoversOf(tx, faceIds));
  for (const faceId of faceIds.slice(0, 1)) await deps.push.notify(tx, uid, 'covers', faceId);
}

/** What was made by a former consent is not taken for what is to be made by this one. */
export async function followConsent(tx: Db, deps: Deps, { uid, kind }: About): Promise<void> {
  if (kind !== 'covers') return;
  await eraseCovers(tx, deps, await deleteOutdatedCovers(tx, deps.config.business.coversVersion, uid));
}

/** Makes the covers to which somebody has agreed. May be run again, or twice at once, at any point. */
export async function makeAgreedCovers(deps: Deps, about: About, ...run: Run): Promise<void> {
  if (about.kind === 'covers') await makeCoversOf(deps, about, ...run);
}

type Run = [signal: AbortSignal, progressed?: Progressed];

/** Makes what covers of a user there can be now, and are not. May be run again, or twice at once, at any point. */
export async function makeCoversOf(deps: Deps, { uid }: { uid: string }, ...[signal, progressed]: Run): Promise<void> {
  const faces = await listFaces(deps.db, uid);
  const ready = faces.find(({ state, sample }) => state === 'ready' && !sample);
  if (ready) await makeCovers(deps, { faceId: ready.id }, signal, progressed);
}
