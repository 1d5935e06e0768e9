import type { ColumnType } from 'kysely';

/** Everything of a user as zip files; at most one each. */
interface ExportsTable {
  id: string;
  uid: string;
  state: 'making' | 'ready' | 'failed';
  /** Of who asked: the mark on portraits is in a language that goes with it. */
  locale: string;
  /** The time zone that its first page tells times in. */
  zone: ColumnType<string, string | undefined, never>;
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
  /** Place of the last file in it: the next part begins behind it, also after a crash. */
  last_name: string;
}

/** An address by which one browser fetches one zip file. */
interface ExportGrantsTable {
  token_hash: string;
  export_id: string;
  /** Of the part. */
  number: number;
  /** Of whoever asked: it is worth nothing once that has ended. */
  login_id: string;
  /** Of the secret that the browser has which came first; null while none came. */
  browser_hash: string | null;
  /** When it is too late to come first. */
  expires_at: number;
}

export interface ExportTables {
  export_grants: ExportGrantsTable;
  exports: ExportsTable;
  export_parts: ExportPartsTable;
}
