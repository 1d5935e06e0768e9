import { RESULT_STATUS } from '@kinora/contract';
import type { User } from '../../src/gateway/command-handler.ts';
import { makeShoot } from '../../src/modules/shoots/shoot.worker.ts';
import { newPhone, type World } from '../module-world.ts';
import { Account } from './reckoning.ts';

/** Of what a printer needs. */
const PHOTO = { width_px: 900, height_px: 1_200 };

export interface Person {
  readonly user: User;
  readonly phone: string;
  readonly account: Account;
  /** The photo that was kept for free, stands in the square, is printed, and of which 4K and video are made. */
  readonly kept: string;
  /** All others of the shoot. */
  readonly photos: readonly string[];
}

/** Somebody with a shoot of which one photo is kept and published. */
export async function newPerson(world: World): Promise<Person> {
  const { call, deps } = world;
  const phone = newPhone();
  const user = await world.signIn(phone);
  const { faceVersion, squareVersion } = deps.config.business;
  await call('AGREEPROTOCOL', user, { kind: 'face', version: faceVersion, agree: true });
  await call('AGREEPROTOCOL', user, { kind: 'square', version: squareVersion, agree: true });
  const face = await world.addFace(user);
  await world.makeReady(face);
  const { id } = await world.shoot(user, [face]);
  await makeShoot(deps, { shootId: id }, new AbortController().signal);
  const { shoots } = await call('QUEUERESULT', user, { id });
  const [kept = '', ...photos] = (shoots[0]?.photos ?? []).map((photo) => photo.id);
  await call('DISLIKEPHOTO', user, { of: 'photos', ids: [kept], mark: 'keep' });
  await deps.db.updateTable('photos').set(PHOTO).where('id', '=', kept).execute();
  await call('SUBMITSQUARE', user, { id: kept, share: true });
  return { user, phone, account: new Account(photos), kept, photos };
}

/** The photos of somebody that are for sale, as the server says. */
export async function readyOf({ call }: World, { user, photos }: Person): Promise<string[]> {
  const { imgs } = await call('QUERYIMGS', user, { ids: [...photos] });
  return imgs.filter(({ status }) => status === RESULT_STATUS.ready).map(({ id }) => id);
}
