import type { RequestOf, UserInfo } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/handler.ts';
import { listConsents } from '../consents/index.ts';
import { countFaces } from '../faces/index.ts';
import { maskPhoneNumber } from '../login/index.ts';
import { countUnread } from '../messages/index.ts';
import { countKeptPhotos } from '../photos/index.ts';
import { readAccount } from './profile.store.ts';

export async function queryUserInfo(deps: Deps, actor: User, _input: RequestOf<'QUERYUSERINFO'>): Promise<UserInfo> {
  const { db } = deps;
  const { uid } = actor;
  const { serviceVersion, faceVersion } = deps.config.business;
  const account = await readAccount(db, uid);
  const [consents, photos, faces, unread] = await Promise.all([
    listConsents(db, uid),
    countKeptPhotos(db, uid),
    countFaces(db, uid),
    countUnread(db, uid),
  ]);
  const isAgreed = (kind: string, version: string): boolean =>
    consents.some((consent) => consent.kind === kind && consent.version === version);
  const national = deps.personal.decrypt(account.phone_sealed).slice(account.area.length);
  return {
    uid,
    nick: account.nick,
    headimg: account.headimg,
    area: account.area,
    phone: maskPhoneNumber(national),
    isagree: isAgreed('service', serviceVersion),
    faceagree: isAgreed('face', faceVersion),
    consents: consents.map(({ kind, version, agreed_at }) => ({ kind, version, at: agreed_at })),
    isrpa: false,
    photos,
    faces,
    unread,
  };
}
