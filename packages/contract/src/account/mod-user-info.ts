import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { ownPage, ticket } from '../login/sign-in-fields.ts';
import { SIGN_IN_WAY_NAMES } from '../login/sign-in-ways.ts';
import { mergeOffer } from './merge-offer.ts';
import { MAX_NICK_CHARACTERS } from './nick-limits.ts';

/**
 * What of the account is changed, by the number that the specification has for it (section 7). It has 4, 6 and 7 for binding third
 * parties, of which it names three; 0 and 5 are ours.
 */
export const USER_INFO = { unbind: 0, phone: 1, nick: 2, icon: 3, wechat: 4, other: 5, qq: 6, apple: 7 } as const;

const wayName = z.enum(SIGN_IN_WAY_NAMES);
/** The two ends of an attempt, as those of signing in: `data` is the code where the provider gave it to the client, else empty. */
const bound = {
  data: z.string().check(z.maxLength(8192)),
  state: z.optional(ticket),
  secret: ticket,
  target: z.optional(ownPage),
  /** Nothing is bound: a way that has been for {@link OWNER_PROOF_DAYS} proves whose account it is; the answer's `proof` says so once. */
  prove: z.optional(z.literal(true)),
  /** Where it leads to another account, say what a merger would bring. */
  merge: z.optional(z.literal('ask')),
};

/**
 * Changes the name, or the portrait: the id of a kept photo or a face of nobody but the user, of a drawn one ({@link systemIconId}), or nothing for none. Binds a phone (`data` and `old` are
 * numbers of CODEAUTH, of the new one and of the one that it takes the place of) or a third party, or unbinds one (`data` says which).
 */
export const modUserInfo = command({
  name: 'MODUSERINFO',
  access: 'user',
  transport: 'post',
  rate: 'account',
  holds: [],
  changes: ['account', 'square'],
  isLocalised: false,
  request: z.discriminatedUnion('id', [
    z.object({ id: z.literal(USER_INFO.unbind), data: wayName }),
    z.object({
      id: z.literal(USER_INFO.phone),
      data: ticket,
      old: z.optional(ticket),
      /** In the place of `old`, where that phone is lost: the `proof` of another way into the account. */
      owner: z.optional(ticket),
      secret: ticket,
      /**
       * `ask`: where the phone has an account, say what a merger would bring. `confirm`: `data` is the proof of a merger that was offered, by
       * a phone or another way; merge. `old` proves the phone of the account then, unless it was proven for the offer.
       */
      merge: z.optional(z.enum(['ask', 'confirm'])),
    }),
    z.object({
      id: z.literal(USER_INFO.nick),
      data: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NICK_CHARACTERS)),
    }),
    z.object({ id: z.literal(USER_INFO.icon), data: z.string().check(z.maxLength(64)) }),
    z.object({ ...bound, id: z.literal([USER_INFO.wechat, USER_INFO.qq, USER_INFO.apple]) }),
    z.object({ ...bound, id: z.literal(USER_INFO.other), way: wayName }),
  ]),
  /** Where the user goes on to bind a third party, as with signing in; nothing where the change is made. */
  response: z.object({
    state: z.optional(ticket),
    url: z.optional(z.string()),
    nonce: z.optional(z.string()),
    /** The page that the attempt was begun for. */
    target: z.optional(z.string()),
    /** Whose account it is was proven: good once, for ten minutes, with the same `secret`. */
    proof: z.optional(ticket),
    merge: z.optional(mergeOffer),
  }),
  errors: [
    ERROR.badRequest,
    ERROR.notAllowed,
    ERROR.consentMissing,
    ERROR.faceNotReady,
    ERROR.shootInProgress,
    ERROR.notFound,
    ERROR.nameRefused,
    ERROR.nameIsContact,
    ERROR.codeExpired,
    ERROR.phoneTaken,
    ERROR.phoneResting,
    ERROR.wayTaken,
    ERROR.lastWay,
    ERROR.ownerNotProven,
    ERROR.signInNotOffered,
    ERROR.signInRefused,
    ERROR.signInOver,
    ERROR.signInElsewhere,
    ERROR.signInCancelled,
    ERROR.providerSilent,
  ],
});
