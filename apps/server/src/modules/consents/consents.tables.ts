export interface ConsentsTable {
  id: string;
  uid: string;
  kind: 'service' | 'face' | 'square' | 'person';
  /** Id of the person whose face it is about, for `person`; else empty. */
  subject: string;
  /** Who gave the consent to the use of a person's face; null where it is the user's own. */
  given_by: 'self' | 'guardian' | null;
  version: string;
  /** In which language the texts were read, and their hash; null of consents from before that was kept. */
  text_locale: string | null;
  text_hash: string | null;
  agreed_at: number;
  withdrawn_at: number | null;
}

export interface ConsentTables {
  consents: ConsentsTable;
}
