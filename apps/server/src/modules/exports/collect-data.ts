import type { Deps } from '../../deps.ts';
import { findStatement } from '../ages/index.ts';
import { listConsentRecord, listRefusals } from '../consents/index.ts';
import { listFaces, openTraits } from '../faces/index.ts';
import { listGiftsOfUser, listRewardsOfUser } from '../gifts/index.ts';
import { listSubjects } from '../identities/index.ts';
import { listStatement } from '../ledger/index.ts';
import { listLoginRecord } from '../login/index.ts';
import { listMessagesOfUser, readNames } from '../messages/index.ts';
import { listMadeForUser, listOrdersOfUser, listPayersOfUser } from '../orders/index.ts';
import { listPeople, openInfo } from '../people/index.ts';
import { listPhotosOfUser } from '../photos/index.ts';
import { listChecks, listReviews } from '../real-person/index.ts';
import { listUnmarkedPictures } from '../renditions/index.ts';
import { listShootsOfUser } from '../shoots/index.ts';
import { nameOf, readUser } from '../users/index.ts';
import { collectNotes, collectReasons, collectRefusals } from './collect-notes.ts';
import { collectPrints } from './collect-prints.ts';

const time = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What is kept of a user besides files, opened, as it is written into the export, names of newcomers in its language; times are ISO 8601. */
export async function collectData(
  { db, personal, now }: Pick<Deps, 'db' | 'personal' | 'now'>,
  uid: string,
  locale: string,
) {
  const open = (sealed: string | null): string | null => (sealed === null ? null : personal.decrypt(sealed));
  const user = await readUser(db, uid);
  const age = await findStatement(db, uid);
  const payers = Map.groupBy(await listPayersOfUser(db, uid), ({ order_id }) => order_id);
  const payersOf = (id: string) =>
    payers.get(id)?.map(({ channel, payer_sealed }) => ({ channel, payer: open(payer_sealed) })) ?? [];
  const made = await listMadeForUser(db, uid);
  return {
    madeAt: time(now()),
    account: {
      uid,
      name: await nameOf(user, locale),
      portrait: user.headimg,
      told: openInfo({ personal }, user.info_sealed).info,
      cameFrom: { channel: user.channel_id, argument: user.channel_arg },
      since: time(user.created_at),
      verified: time(user.verified_at),
      saidOfAge: age && {
        ...{ atLeast: age.age, isSo: age.is_of_age, said: time(age.stated_at) },
        text: { locale: age.text_locale, sha256: age.text_hash },
      },
    },
    signsInBy: (await listSubjects(db, uid)).map(({ provider, subject_sealed, created_at }) => ({
      provider,
      subject: open(subject_sealed),
      since: time(created_at),
    })),
    devices: (await listLoginRecord(db, uid)).map(
      ({ platform, system, created_at, seen_at, expires_at, ended_at }) => ({
        ...{ platform, system, since: time(created_at), lastSeen: time(seen_at) },
        ...{ runsOut: time(expires_at), ended: time(ended_at) },
      }),
    ),
    consents: (await listConsentRecord(db, uid)).map(
      ({ kind, subject, version, text_locale, text_hash, named, given_by, agreed_at, withdrawn_at }) => ({
        ...{ kind, person: subject, version, givenBy: given_by },
        text: { locale: text_locale, sha256: text_hash, named: named === null ? [] : (JSON.parse(named) as string[]) },
        agreed: time(agreed_at),
        withdrawn: time(withdrawn_at),
      }),
    ),
    refusals: (await listRefusals(db, uid)).map(({ kind, subject, version, refused_at }) => ({
      ...{ kind, person: subject, version },
      refused: time(refused_at),
    })),
    realPersonChecks: (await listChecks(db, uid)).map(({ service, code, fault, photos, begun_at, ended_at }) => ({
      ...{ by: service, code, fault, photosKept: photos },
      begun: time(begun_at),
      ended: time(ended_at),
    })),
    realPersonReviews: (await listReviews(db, uid)).map(
      ({ state, note_sealed, asked_at, decided_at, decided_by, why_sealed }) => ({
        ...{ state, words: open(note_sealed), asked: time(asked_at), decided: time(decided_at), by: decided_by },
        why: why_sealed === null ? null : open(why_sealed),
      }),
    ),
    purses: (await listStatement(db, uid)).map(({ kind, unit, purse, amount, balance, at, expires_at }) => ({
      ...{ what: kind, unit, purse, amount, balance, at: time(at) },
      expires: time(expires_at ?? null),
    })),
    people: (await listPeople(db, uid)).map(({ id, nick_sealed, relation, info_sealed, created_at }) => ({
      ...{ id, name: open(nick_sealed), relation, told: openInfo({ personal }, info_sealed).info },
      since: time(created_at),
    })),
    faces: (await listFaces(db, uid)).map(({ id, member_id, sample, person_check, created_at, traits_sealed }) => {
      const { gender, age, notes } = openTraits(personal, traits_sealed);
      const whose = { person: member_id ?? uid, sample, checked: person_check !== null };
      return { id, ...whose, added: time(created_at), estimated: { gender, age, notes } };
    }),
    shoots: (await listShootsOfUser(db, uid)).map(
      ({ id, theme, keywords, description, face_ids, state, created_at }) => ({
        ...{ id, theme, keywords, description: open(description), faces: face_ids, state },
        asked: time(created_at),
      }),
    ),
    photos: (await listPhotosOfUser(db, uid)).map((photo) => ({
      ...{ id: photo.id, shoot: photo.shoot_id, theme: photo.theme, faces: photo.face_ids, status: photo.status },
      ...{ likeness: photo.likeness, inCommunity: photo.square, published: time(photo.published_at) },
      made: time(photo.created_at),
    })),
    unmarkedPictures: (await listUnmarkedPictures(db, uid)).map(({ photo_id, document, given_at }) => ({
      ...{ photo: photo_id, document, given: time(given_at) },
    })),
    orders: (await listOrdersOfUser(db, uid)).map((order) => ({
      ...{
        id: order.id,
        of: order.type,
        cards: order.cards,
        points: order.point,
        coupons: order.coupon,
        photos: order.cnt,
        made: made.get(order.id) ?? null,
        price: order.price,
      },
      ...{ currency: order.currency, paidBy: order.paymethod, payers: payersOf(order.id) },
      ...{ status: order.status, payment: order.paystatus },
      ...{ placed: time(order.placed_at), paid: time(order.paid_at), complete: time(order.completed_at) },
    })),
    prints: await collectPrints({ db, personal }, uid),
    notes: await collectNotes({ db, personal }, uid),
    refundReasons: await collectReasons({ db, personal }, uid),
    refusedRefunds: await collectRefusals({ db, personal }, uid),
    gifts: (await listGiftsOfUser(db, uid)).map(({ id, count, number_sealed, state, sent_at, expires_at }) => ({
      ...{ id, cards: count, to: open(number_sealed), state, sent: time(sent_at), waitsUntil: time(expires_at) },
    })),
    rewards: (await listRewardsOfUser(db, uid)).map(({ activity, unit, count, taken_at }) => ({
      ...{ activity, unit, count, taken: time(taken_at) },
    })),
    messages: await Promise.all(
      (await listMessagesOfUser(db, uid)).map(async (message) => {
        const { type, template, title, content, read } = message;
        const args = await readNames(message, locale);
        return { ...{ type, template, title, content, args, read }, sent: time(message.created_at) };
      }),
    ),
  };
}
