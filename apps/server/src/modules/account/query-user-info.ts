import type { RequestOf, UserInfo } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { readStanding } from '../ages/index.ts';
import { readReceipt } from '../certificates/index.ts';
import { countLosses } from '../closing/index.ts';
import { listConsents, listPurposeAnswers, namesOfText, purposeVersion } from '../consents/index.ts';
import { listFolderNames } from '../erasure/index.ts';
import { countFaces } from '../faces/index.ts';
import { giftableOf } from '../gifts/index.ts';
import { listSubjects } from '../identities/index.ts';
import { listCoupons, readBalances } from '../ledger/index.ts';
import { listDevices, maskPhoneNumber, readPhoneNumber } from '../login/index.ts';
import { countUnread } from '../messages/index.ts';
import { openInfo } from '../people/index.ts';
import { countKeptPhotos } from '../photos/index.ts';
import { portraitOf } from '../portraits/index.ts';
import { isAccepted } from '../real-person/index.ts';
import { nameOf, readUser } from '../users/index.ts';

export async function queryUserInfo(deps: Deps, actor: User, input: RequestOf<'QUERYUSERINFO'>): Promise<UserInfo> {
  const { db } = deps;
  const { uid } = actor;
  const { serviceVersion, faceVersion } = deps.config.business;
  const versions = { covers: purposeVersion(deps, 'covers'), outside: purposeVersion(deps, 'outside') };
  const [user, ways, given, purposes, photos, faces, unread, standing] = await Promise.all([
    readUser(db, uid),
    listSubjects(db, uid),
    listConsents(db, uid),
    listPurposeAnswers(db, uid, versions),
    countKeptPhotos(db, uid),
    countFaces(db, uid),
    countUnread(db, actor),
    readStanding(db, deps, uid),
  ]);
  // A text is called by the name that is in force.
  const service = namesOfText('service', serviceVersion);
  const consents = given.map((consent) =>
    consent.kind === 'service' && service.includes(consent.version) ? { ...consent, version: serviceVersion } : consent,
  );
  const isAgreed = (kind: string, version: string): boolean =>
    consents.some((consent) => consent.kind === kind && consent.version === version);
  const sealed = ways.find(({ provider }) => provider === 'phone')?.subject_sealed;
  const phone = sealed === undefined ? undefined : readPhoneNumber(deps.personal.decrypt(sealed));
  return {
    uid,
    nick: await nameOf(user, actor.locale),
    headimg: await portraitOf(deps, actor, user.headimg),
    area: phone?.area ?? '',
    phone: phone ? maskPhoneNumber(phone.national) : '',
    tpi: ways.flatMap(({ provider, created_at }) => (provider === 'phone' ? [] : [{ type: provider, at: created_at }])),
    info: openInfo(deps, user.info_sealed).info,
    isagree: isAgreed('service', serviceVersion),
    faceagree: isAgreed('face', faceVersion),
    consents: consents.map(({ kind, version, agreed_at }) => ({ kind, version, at: agreed_at })),
    purposes: purposes.map(({ subject, ...answer }) => ({ ...answer, mid: subject === '' ? uid : subject })),
    underage: standing === 'under-age',
    isrpa: user.verified_at !== null,
    ...(user.verified_at !== null && (await isAccepted(db, uid)) && { isreviewed: true }),
    photos,
    faces,
    unread,
    ...(deps.config.shop !== 'off' && (await balancesOf(deps, uid))),
    ...(user.closes_at !== null && { closes_at: user.closes_at }),
    ...(input.closing === true && {
      closing: await countLosses(deps, uid),
      certificate: await readReceipt(db, deps, uid),
    }),
    ...(input.devices === true && { devices: await listDevices(deps, actor) }),
    ...(input.storage === true && { storage: await sizeOfUser(deps, uid) }),
  };
}

/** What the user can spend of each unit, and give away. */
async function balancesOf(deps: Deps, uid: string) {
  const { card, point, coin } = await readBalances(deps, uid);
  const giftable = await giftableOf(deps, uid, card.paid);
  const coupons = (await listCoupons(deps, uid)).map(({ amount, expiresAt }) => ({
    ...{ count: amount },
    ...(expiresAt > 0 && { expires_at: expiresAt }),
  }));
  return { balance: card.available, point: point.available, coin: coin.available, coupons, ...giftable };
}

/** How much a user keeps, under every name that they have; a download of all of it, which is gone by itself, does not count. */
async function sizeOfUser({ db, objects }: Deps, uid: string): Promise<number> {
  const names = await listFolderNames(db, uid);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const [all, exported] = await Promise.all([
        objects.sizeOfKept(`users/${name}/`),
        objects.sizeOf(`users/${name}/exports/`),
      ]);
      return Math.max(0, all - exported);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
