import { ID_DOCUMENT_NAMES, ID_GROUNDS, type IdDocumentName, type IdGround } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { documentKeys, type PhotoRow } from '../photos/index.ts';

/** A picture for a document, the print with copies of it, or its proof. */
export interface DocumentFile {
  document: IdDocumentName;
  ground: IdGround;
  kind: 'document' | 'print' | 'proof';
  key: string;
}

/** What was made for documents of who is in a photo. It stands beside the photo and in no table: so it is looked for by its names, on every ground, for each was offered for every document once. A draft is none of it: nobody agreed to label it. */
export async function listDocuments(
  { objects }: Pick<Deps, 'objects'>,
  { photo_key }: Pick<PhotoRow, 'photo_key'>,
): Promise<DocumentFile[]> {
  const named = ID_DOCUMENT_NAMES.flatMap((document) =>
    ID_GROUNDS.flatMap((ground): DocumentFile[] => {
      const { picture, sheet, proof } = documentKeys(photo_key, document, ground);
      return [
        { document, ground, kind: 'document', key: picture },
        { document, ground, kind: 'print', key: sheet },
        { document, ground, kind: 'proof', key: proof },
      ];
    }),
  );
  const isThere = await Promise.all(named.map(({ key }) => objects.exists(key)));
  return named.filter((_, place) => isThere[place]);
}
