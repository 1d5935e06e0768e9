import { CUSTOM_SHOOT_STATE } from '@kinora/contract';
import { isConceptId, readRecipe } from '@kinora/studio/custom';
import { EngineError } from '../../adapters/ports/engine-errors.ts';
import type { ShootOrder } from '../../adapters/ports/engine-shoots.ts';
import type { Progressed } from '../../adapters/ports/jobs.ts';
import type { Deps } from '../../deps.ts';
import { mayLeaveMachine, subjectsOf } from '../consents/index.ts';
import { type FaceRow, findFaces } from '../faces/index.ts';
import { moveMessage } from '../messages/index.ts';
import { paceOf, recordPace } from '../pace/index.ts';
import { failShoot, finishShoot } from './close-shoot.ts';
import { recordSheet } from './record-sheet.ts';
import { shootMessageKey } from './shoot-message.ts';
import { beginShoot, listSheets, noteFailedEngine, type ShootRow } from './shoots.store.ts';
import { facesOfSheet, isEverybodyThere, peopleOfFaces, saidInShoot } from './shot-people.ts';
import { watchStall } from './watch-stall.ts';

/** Without a sheet or a sign of life for this long a run is given up, and tried again like any that failed. */
const STALL_MS = 660_000;

/** Makes the sheets of a shoot that are not made yet, and ends it. May be run again, or twice at once, at any point. */
export async function makeShoot(
  deps: Deps,
  payload: { shootId: string },
  signal: AbortSignal,
  progressed: Progressed = async () => undefined,
): Promise<void> {
  const shoot = await beginShoot(deps.db, payload.shootId, deps.now());
  if (!shoot) return;
  // What is deleted while this run goes on may still be restored: the run keeps to what it began with.
  const faces = new Map((await findFaces(deps.db, shoot.face_ids)).map((face) => [face.id, face]));
  if (!isEverybodyThere(shoot, faces)) {
    await giveUpShoot(deps, payload);
    return;
  }
  const facesOf = (sheet: number) => facesOfSheet(shoot, faces, sheet);
  const said = saidInShoot(deps, shoot);
  const subjects = subjectsOf([...faces.values()]);
  await tellBegun(deps, shoot);
  const done = new Set((await listSheets(deps.db, [shoot.id])).map(({ sheet }) => sheet));
  const left = Array.from({ length: shoot.total }, (_, sheet) => sheet).filter((sheet) => !done.has(sheet));
  const order = {
    ...{ shootId: shoot.id, uid: shoot.uid, ...readSubject(shoot), ...readDescription(deps, shoot), seed: shoot.seed },
    peopleOf: (sheet: number) => peopleOfFaces(deps, facesOf(sheet), said),
    mayLeave: () => mayLeaveMachine(deps, shoot.uid, subjects),
  };
  // The picture that is shot again is there before any other is begun.
  const first = left.filter((sheet) => sheet === shoot.first_sheet);
  const rest = left.filter((sheet) => sheet !== shoot.first_sheet);
  for (const sheets of [first, rest]) {
    if (sheets.length > 0 && !(await makeSheets(deps, shoot, { ...order, sheets }, { signal, progressed, facesOf })))
      return;
  }
  await deps.db.transaction().execute((tx) => finishShoot(tx, deps, shoot.id));
}

/** Called when every try failed, or when a face is gone. */
export async function giveUpShoot(deps: Deps, payload: { shootId: string }): Promise<void> {
  await deps.db.transaction().execute((tx) => failShoot(tx, deps, payload.shootId));
}

interface Run {
  signal: AbortSignal;
  progressed: Progressed;
  facesOf(sheet: number): readonly FaceRow[];
}

/** Records the sheets as the engine gives them. False when the shoot ended meanwhile. */
async function makeSheets(deps: Deps, shoot: ShootRow, order: ShootOrder, run: Run): Promise<boolean> {
  const startedAt = performance.now();
  const stall = watchStall(STALL_MS);
  const options = { signal: AbortSignal.any([run.signal, stall.signal]), onProgress: () => stall.touch() };
  let ended = 0;
  try {
    for await (const result of deps.engine.shoot(order, options)) {
      stall.touch();
      ended += 1;
      if (!(await recordSheet(deps, shoot, result, run.facesOf(result.sheet)))) return false;
      await run.progressed();
    }
    return true;
  } catch (error) {
    // Whom the user is told of when no later run goes better.
    if (error instanceof EngineError) await noteFailedEngine(deps.db, shoot.id, error.engine);
    throw error;
  } finally {
    stall.end();
    const seconds = (performance.now() - startedAt) / 1000 / ended;
    if (ended > 0) await recordPace(deps.db, paceOf(shoot.engine), seconds, deps.now());
  }
}

/** What is shot, as it was stored. Throws RangeError when a recipe is not one. */
function readSubject({ theme, recipe, keywords }: ShootRow): Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  if (recipe !== null) return { themeId: theme, recipe: readRecipe(JSON.parse(recipe)) };
  const known = keywords.filter(isConceptId);
  return { themeId: theme, ...(known.length > 0 ? { keywords: known } : {}) };
}

/** Opened only for an engine that may have it. */
function readDescription(deps: Deps, { description }: ShootRow): Pick<ShootOrder, 'readWords'> {
  return description === null ? {} : { readWords: () => deps.personal.decrypt(description) };
}

/** The message about a custom shoot says that it is being shot; a second run finds it said. */
async function tellBegun(deps: Deps, shoot: ShootRow): Promise<void> {
  if (shoot.recipe === null) return;
  const { queued, shooting } = CUSTOM_SHOOT_STATE;
  const change = { uid: shoot.uid, key: shootMessageKey(shoot), from: queued, to: shooting, now: deps.now() };
  await deps.db.transaction().execute(async (tx) => {
    if (await moveMessage(tx, change)) await deps.push.notify(tx, shoot.uid, 'message', shoot.id);
  });
}
