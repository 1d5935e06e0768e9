import * as z from 'zod/mini';
import { ERROR } from '../errors.ts';
import { deviceMark, loginInfo } from './login-info.ts';

/** 256 random bits. */
export const ticket = z.string().check(z.regex(/^[\w-]{43}$/));

/** A page of ours, as it stands behind the hash sign: nothing that begins so leads out of the app. */
export const ownPage = z.string().check(z.maxLength(512), z.regex(/^\/pages[AB]?(\/\w+)+(\?[\w=&%.,~-]*)?$/));

/** What every way of signing in says. */
export const commonFields = {
  /** Version of the service agreement and privacy policy that the user ticked; empty when not ticked. */
  agreed: z.string().check(z.maxLength(32)),
  /** Mark of this device from its last sign-in. */
  device: z.optional(deviceMark),
  /** Of the several that one provider may know the product by. */
  appId: z.optional(z.string().check(z.maxLength(64))),
  platform: z.optional(z.string().check(z.maxLength(32))),
  /** Where the user came from (channel and its argument). */
  QuDaoId: z.optional(z.string().check(z.maxLength(64))),
  QuDaoArg: z.optional(z.string().check(z.maxLength(256))),
};

/** A login of this device. */
export const signedIn = z.extend(loginInfo, {
  /** The account was made by this sign-in. */
  created: z.boolean(),
  /** To be kept on this device, beyond the login, for its next sign-in. */
  device: deviceMark,
  /** When the account closes, server time in ms, where its user asked for that: LOGOFF with `keep` takes it back. */
  closes_at: z.optional(z.number()),
  /** The page that the attempt was begun for. */
  target: z.optional(z.string()),
});

/** Where the user goes on: to the provider's page, or to its own library with the nonce. */
const sentAway = z.object({ state: ticket, url: z.optional(z.string()), nonce: z.optional(z.string()) });

/**
 * How the commands of {@link THIRD_PARTY_COMMANDS} travel and what they say. Without `code` and `state` an attempt is begun, and the
 * answer says where the user goes on; it is ended by its `state`, with the `code` where the provider gave it to the client rather than
 * to the server. A provider of the host (a mini-program's) needs no beginning. Both ends bring the same `secret`, which only the
 * browser that began can know.
 */
export const thirdPartySignIn = {
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    ...commonFields,
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(8192))),
    state: z.optional(ticket),
    secret: ticket,
    target: z.optional(ownPage),
  }),
  response: z.union([signedIn, sentAway]),
  errors: [
    ERROR.consentMissing,
    ERROR.configOutOfDate,
    ERROR.signInNotOffered,
    ERROR.signInRefused,
    ERROR.signInOver,
    ERROR.signInElsewhere,
    ERROR.signInCancelled,
    ERROR.providerSilent,
    ERROR.phoneNeeded,
  ],
} as const;
