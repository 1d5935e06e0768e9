import type { ColumnType } from 'kysely';

/** Everything of a user as zip files; at most one each. */
interface ExportsTable {
  id: string;
  uid: string;
  state: 'making' | 'ready' | 'failed';
  /** Of who asked: the mark on portraits is in a language that goes with it. */
  locale: string;
  /** Files that there will be, as counted last. */
  total: ColumnType<number, number | undefined, number>;
  asked_at: number;
  expires_at: number;
}

/** A zip file of an export that is stored. */
interface ExportPartsTable {
  export_id: string;
  number: number;
  object_key: string;
  bytes: number;
  files: number;
  /** Name of the last file in it: the next part begins behind it, also after a crash. */
  last_name: string;
}

export interface ExportTables {
  exports: ExportsTable;
  export_parts: ExportPartsTable;
}
