import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { ID_DOCUMENT_NAMES, ID_GROUNDS, idGroundsOf } from './id-document.ts';

/**
 * Makes a picture for an identity document of whoever a kept photo shows; the specification names no command for it. At first its
 * proof, which is marked. The picture itself carries no visible mark: who takes it has agreed to label it where they publish it, which
 * the server notes (Measures for Labelling AI-Generated Synthetic Content, article 9). Asking again gives the same pictures.
 */
export const genDocument = command({
  name: 'GENDOCUMENT',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: [],
  isLocalised: true,
  request: z
    .object({
      id: z.string().check(z.maxLength(64)),
      document: z.enum(ID_DOCUMENT_NAMES),
      ground: z.enum(ID_GROUNDS),
      /** They label it where they publish it. Without it they are given the proof alone. */
      agreed: z.optional(z.literal(true)),
    })
    .check(z.refine(({ document, ground }) => idGroundsOf(document).includes(ground), 'a ground of that document')),
  response: z.object({
    /** What it looks like, on a band of white in which the visible mark stands. */
    proof: z.string(),
    /** In the document's exact size, 300 dpi; marked in its file alone. To who agreed. */
    picture: z.optional(z.string()),
    /** A print of 10 × 15 cm with copies of it; the visible mark stands beside them. To who agreed. */
    sheet: z.optional(z.string()),
  }),
  errors: [ERROR.notFound, ERROR.guardianNeeded, ERROR.photoNotKept, ERROR.faceNotReady, ERROR.documentUnfit],
});
