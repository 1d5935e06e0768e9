import type { DropReason, EngineKind, RefusalReason } from '@kinora/contract';
import type { ColumnType, Generated } from 'kysely';

/** Which photo of each person a sheet is made of, by id. */
export interface Casts {
  /** All photos of each person, from the left. */
  people: string[][];
  /** Of each sheet the one of each person. */
  sheets: string[][];
}

export interface ShootsTable {
  id: string;
  uid: string;
  /** The client's idempotency key. */
  sn: string;
  /** `custom` for a description. */
  theme: string;
  /** Keywords that change the sheets of a theme; those of a description are in its recipe. */
  keywords: ColumnType<string[], string[] | undefined, string[]>;
  /** JSON of what a description asks for: its sheets follow from it alone, also after a crash. */
  recipe: ColumnType<string | null, string | null | undefined, string | null>;
  /** The description, sealed: it is personal data. */
  description: ColumnType<string | null, string | null | undefined, string | null>;
  /** Every photo that may be taken; of two people the first one's come first. */
  face_ids: string[];
  /** Which photos each sheet is made of; null: of `face_ids`, one a person. */
  casts: ColumnType<Casts | null, string | null | undefined, never>;
  /** What was said of whom, as `SaidOfFaces`, encrypted: every picture and rendition of the shoot is drawn by it. Null: nothing. */
  said_sealed: ColumnType<string | null, string | null | undefined, never>;
  state: 'queued' | 'shooting' | 'finished' | 'failed';
  total: number;
  seed: number;
  /** Place in the queue; null while a face is still being prepared. */
  queue_number: number | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** The sheet that is made before all others: the picture that this shoots again. */
  first_sheet: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whose queue it stands in. */
  engine: Generated<EngineKind>;
  /** The engine that did not work at all in the last run. */
  failed_engine: EngineKind | null;
}

/** What became of a sheet; a sheet with a row is never made again, even when its photo is long deleted. */
export interface ShootSheetsTable {
  shoot_id: string;
  sheet: number;
  outcome: 'made' | 'dropped';
  ended_at: number;
  /** Who made it, or tried last; null in rows from before there were several. */
  engine: EngineKind | null;
  /** Why it was dropped. */
  reason: DropReason | null;
  /** Who should have made it and could not, and why. */
  failed_engine: EngineKind | null;
  failed_reason: DropReason | null;
  /** What moderation refused a picture for, where one of the reasons is `moderated`; the first one where both are. */
  refusal: RefusalReason | null;
}

export interface ShootTables {
  shoots: ShootsTable;
  shoot_sheets: ShootSheetsTable;
}
