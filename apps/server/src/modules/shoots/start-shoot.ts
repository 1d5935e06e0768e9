import { randomInt } from 'node:crypto';
import { CUSTOM_SHOOT_STATE, ERROR, PHOTOS_OF_PERSON_MAX, type RequestOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { newId } from '../../identifiers.ts';
import { requireGuardians, requireOfAge } from '../ages/index.ts';
import { groupByPerson, lockFaces, mayShootWith, sayOfFaces } from '../faces/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { requireRealPerson } from '../real-person/index.ts';
import { lockUser } from '../users/index.ts';
import { castShoot } from './cast-shoot.ts';
import { enqueueShoot } from './enqueue-shoot.ts';
import type { ShootPlan } from './plan-shoot.ts';
import { requireEngine } from './require-engine.ts';
import { requireKeeping } from './require-keeping.ts';
import { shootMessageKey } from './shoot-message.ts';
import { findShootBySn, insertShoot, listUnfinishedShoots, type ShootRow } from './shoots.store.ts';

const SEEDS = 2 ** 31;

/** Who is shot, and the key by which the same wish is one shoot. */
export type StartOrder = Pick<RequestOf<'SHOOT'>, 'faces' | 'sn'>;

/** @param people how many are shot. */
type MakePlan = (tx: Db, people: number) => Promise<ShootPlan>;

/**
 * The user's shoot of that key, started now unless it was before. `makePlan` is asked only when it is started, in the same
 * transaction. Throws AppError when the faces will not do, or too many shoots are under way.
 */
export function startOnce(deps: Deps, uid: string, order: StartOrder, makePlan: MakePlan): Promise<ShootRow> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    const known = await findShootBySn(tx, uid, order.sn);
    return known ?? (await startShoot(tx, deps, uid, order, makePlan));
  });
}

async function startShoot(tx: Db, deps: Deps, uid: string, order: StartOrder, makePlan: MakePlan): Promise<ShootRow> {
  const faceIds = [...new Set(order.faces)];
  // Locked, so that a preparation that ends meanwhile finds this shoot waiting; and before any photo that the plan locks.
  const faces = await lockFaces(tx, uid, faceIds);
  const people = groupByPerson(faceIds.flatMap((id) => faces.find((face) => face.id === id) ?? []));
  const plan = await makePlan(tx, people.length);
  if (faces.length !== faceIds.length) throw new AppError(ERROR.notFound, 'no such face');
  const { min, max } = plan.people;
  if (people.length < min || people.length > max) {
    throw new AppError(ERROR.peopleCount, `takes ${min} to ${max} different people`);
  }
  if (faces.some((face) => !mayShootWith({ uid }, face))) {
    throw new AppError(ERROR.faceNotReady, 'a face failed or was deleted');
  }
  await requireOfAge(tx, deps, uid);
  await requireGuardians(
    tx,
    deps,
    uid,
    faces.map(({ member_id }) => member_id),
  );
  await requireRealPerson(tx, deps, uid, faces);
  const engine = await requireEngine(tx, deps, uid, { theme: plan.theme, faces });
  const unfinished = await listUnfinishedShoots(tx, uid);
  if (unfinished.length >= deps.config.business.unfinishedShoots) {
    throw new AppError(ERROR.shootInProgress, 'too many shoots under way');
  }
  await requireKeeping(tx, deps, uid);
  const shown = people.map((photos) => photos.slice(0, PHOTOS_OF_PERSON_MAX));
  const { said } = await sayOfFaces(tx, deps, uid, shown.flat());
  const casts = castShoot(deps, plan, shown, said);
  const waiting = await insertShoot(tx, {
    id: newId(),
    uid,
    sn: order.sn,
    theme: plan.theme,
    keywords: plan.keywords,
    recipe: plan.custom ? JSON.stringify(plan.custom.recipe) : null,
    description: plan.custom?.described ? deps.personal.encrypt(plan.custom.described.text) : null,
    face_ids: shown.flat().map(({ id }) => id),
    casts: casts && JSON.stringify(casts),
    said_sealed: Object.keys(said).length > 0 ? deps.personal.encrypt(JSON.stringify(said)) : null,
    state: 'queued',
    total: plan.total,
    seed: plan.again?.seed ?? randomInt(SEEDS),
    first_sheet: plan.again?.firstSheet ?? null,
    queue_number: null,
    engine,
    created_at: deps.now(),
    started_at: null,
    ended_at: null,
  });
  if (plan.custom) await acceptCustom(tx, deps, waiting);
  if (shown.flat().some(({ state }) => state === 'preparing')) return waiting;
  return (await enqueueShoot(tx, deps, waiting.id)) ?? waiting;
}

/** A custom shoot is made in the background: its message is there from the beginning and follows it to its end. */
function acceptCustom(tx: Db, deps: Deps, shoot: ShootRow): Promise<void> {
  return sendMessage(tx, deps, {
    uid: shoot.uid,
    key: shootMessageKey(shoot),
    type: MESSAGE_TYPE.shoot,
    template: 'shootAccepted',
    args: { theme: shoot.theme },
    extra: shoot.id,
    state: CUSTOM_SHOOT_STATE.queued,
    isQuiet: true,
  });
}
