import type { Purpose } from '@kinora/contract';
import type { ColumnType } from 'kysely';

export interface ConsentsTable {
  id: string;
  uid: string;
  kind: 'service' | 'face' | 'square' | 'person' | Purpose;
  /** Id of the person whom it is about, for `person` and purposes; empty of the user. */
  subject: string;
  /** Who gave the consent for another person; null where it is the user's own. */
  given_by: 'self' | 'guardian' | null;
  version: string;
  /** In which language the texts were read, and their hash; null of consents from before that was kept. */
  text_locale: string | null;
  text_hash: string | null;
  /** JSON list of who was named as getting pictures, of `outside`. */
  named: ColumnType<string | null, string | null | undefined, never>;
  agreed_at: number;
  withdrawn_at: number | null;
}

/** Purposes that were refused, or withdrawn, for a person: nobody asks again before there is another version. */
export interface ConsentRefusalsTable {
  uid: string;
  kind: Purpose;
  /** As of a consent. */
  subject: string;
  version: string;
  refused_at: number;
}

export interface ConsentTables {
  consents: ConsentsTable;
  consent_refusals: ConsentRefusalsTable;
}
