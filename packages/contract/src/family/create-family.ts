import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { face } from '../faces/face.ts';
import { CONSENT_GIVERS, personName, RELATIONS } from './relations.ts';

/**
 * Brings another person into the studio with a first photo, and puts their consent on record. The photo is a checked one, or
 * a kept one that was taken for somebody else's. Asking again answers with the same face.
 */
export const createFamily = command({
  name: 'CREATEFAMILY',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['faces', 'gallery', 'account', 'photos', 'square'],
  isLocalised: false,
  request: z
    .object({
      /** From UPLOADCHECK, or the id of a kept face. */
      binaryurl: z.string().check(z.minLength(1), z.maxLength(512)),
      nick: personName,
      relation: z.enum(RELATIONS),
      /** Version of the consent to the use of a face that the person, or their guardian, agreed to. */
      agreed: z.string().check(z.minLength(1), z.maxLength(32)),
      by: z.enum(CONSENT_GIVERS),
    })
    .check(
      z.refine(({ relation, by }) => relation !== 'child' || by === 'guardian', 'a guardian consents for a child'),
    ),
  response: face,
  errors: [ERROR.configOutOfDate, ERROR.uploadExpired, ERROR.consentMissing, ERROR.familyFull, ERROR.guardianNeeded],
});
