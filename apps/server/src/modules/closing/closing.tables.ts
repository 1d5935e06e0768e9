/** A phone whose account was closed: until then it makes no new one. */
interface RestingPhonesTable {
  /** Blind index of its number. */
  phone_index: string;
  until: number;
}

export interface ClosingTables {
  resting_phones: RestingPhonesTable;
}
