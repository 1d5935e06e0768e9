/** What a user answered when they were asked whether they are of the operator's age: the last answer counts. */
interface AgeStatementsTable {
  uid: string;
  is_of_age: boolean;
  /** The age that was asked about, years. */
  age: number;
  /** In which language the question was read, and SHA-256 (hex) of its texts. */
  text_locale: string;
  text_hash: string;
  stated_at: number;
}

export interface AgeTables {
  age_statements: AgeStatementsTable;
}
