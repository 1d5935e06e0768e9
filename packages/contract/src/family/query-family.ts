import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { listOfPeople } from '../faces/list-of-people.ts';
import { personInfo } from './person-info.ts';
import { CONSENT_GIVERS, RELATIONS } from './relations.ts';

const familyMember = z.object({
  mid: z.string(),
  nick: z.string(),
  relation: z.enum(RELATIONS),
  /** What the user said of them. */
  info: personInfo,
  /** The consent to the use of their face: its version, when it was given (server time, ms) and by whom. */
  agreed: z.object({ version: z.string(), at: z.number(), by: z.enum(CONSENT_GIVERS) }),
});
export type FamilyMember = z.infer<typeof familyMember>;

/** The people besides the user of whom there are photos in the studio, in the order in which they came. */
export const queryFamily = command({
  name: 'QUERYFAMILY',
  ...listOfPeople,
  response: z.object({ family: z.array(familyMember) }),
});
