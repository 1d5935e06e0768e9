import { type IdDocumentName, type IdGround, idGroundsOf } from '@kinora/contract';

/** For what, and on which ground, a picture for a document is made. */
export interface DocumentChoice {
  readonly document: IdDocumentName;
  readonly ground: IdGround;
}

/** The same ground for another document; its usual one where it does not take that. */
export function chooseDocument({ ground }: DocumentChoice, document: IdDocumentName): DocumentChoice {
  const grounds = idGroundsOf(document);
  return { document, ground: grounds.includes(ground) ? ground : grounds[0] };
}
