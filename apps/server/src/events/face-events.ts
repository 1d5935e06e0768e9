import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/**
 * A face became ready, failed, was erased, went to another person or in front of theirs: whoever waits for it goes on. What was enqueued before
 * the event named the owner has no `uid`.
 */
export const faceSettled = defineEvent(
  'face.settled',
  z.strictObject({ uid: z.string().optional(), faceId: z.string() }),
);

/** Faces were deleted by their owner; for a time that can be undone. */
export const facesDeleted = defineEvent(
  'faces.deleted',
  z.strictObject({ uid: z.string(), faceIds: z.array(z.string()) }),
);

/** A deletion was undone; with every face that the user has now. */
export const facesRestored = defineEvent(
  'faces.restored',
  z.strictObject({ uid: z.string(), faceIds: z.array(z.string()) }),
);

/** Something else is said of a person: what is drawn of these faces is drawn otherwise. */
export const personTold = defineEvent('person.told', z.strictObject({ uid: z.string(), faceIds: z.array(z.string()) }));

/** A user was checked as a real person, or a photo of theirs held against a check: what only such photos are used for can be made of them. */
export const personChecked = defineEvent('person.checked', z.strictObject({ uid: z.string() }));

/** A face turned out to be another person's: what was agreed to was not about them. */
export const faceGiven = defineEvent('face.given', z.strictObject({ uid: z.string(), faceId: z.string() }));
