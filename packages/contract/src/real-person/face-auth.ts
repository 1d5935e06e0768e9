import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { REAL_PERSON_ACTIONS } from './actions.ts';

/**
 * Begins a check that a real person, the one of the uploaded face, is before the camera: by this studio itself, which asks for
 * actions, or by a service on whose page it goes on.
 */
export const faceAuth = command({
  name: 'FACEAUTH',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    /** Which photo of the user's own it is held against; absent: the first that was not checked, or the one that stands for them. */
    face: z.optional(z.string().check(z.maxLength(64))),
    /** Name and number of the identity card, where the service needs them: they go there and are not kept. */
    realname: z.optional(z.string().check(z.maxLength(64))),
    idnum: z.optional(z.string().check(z.maxLength(32))),
    /** What the service's library says of the device. */
    metainfo: z.optional(z.string().check(z.maxLength(16_384))),
  }),
  response: z.union([
    z.object({
      by: z.literal('studio'),
      id: z.string(),
      /** Goes back with the frames. */
      nonce: z.string(),
      actions: z.array(z.enum(REAL_PERSON_ACTIONS)),
      /** Server time by which the frames must have come, ms. */
      deadline: z.number(),
    }),
    z.object({
      by: z.enum(['aliyun', 'tencent']),
      id: z.string(),
      /** The service's page, which sends the browser back. */
      url: z.string(),
      deadline: z.number(),
    }),
  ]),
  errors: [
    ERROR.guardianNeeded,
    ERROR.realPersonOff,
    ERROR.realPersonFace,
    ERROR.realPersonTries,
    ERROR.idNumberFormat,
    ERROR.realNameMissing,
    ERROR.consentMissing,
    ERROR.outsideUnanswered,
    ERROR.providerSilent,
  ],
});
