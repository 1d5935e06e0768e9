import type { FacePlace, LookWord, RenditionKind } from '@kinora/contract';
import type { ColumnType, Generated } from 'kysely';

export interface PhotosTable {
  id: string;
  /** Order in which photos were finished. */
  number: Generated<number>;
  uid: string;
  kind: 'regular' | 'custom';
  shoot_id: string;
  sheet: number;
  theme: string;
  face_ids: string[];
  parts: number;
  status: number;
  dislike: boolean;
  isnew: boolean;
  width_px: number;
  height_px: number;
  thumbhash: string;
  likeness: number;
  keywords: string[];
  look: ColumnType<LookWord[], LookWord[] | undefined, LookWord[]>;
  /** Where the largest face of each of `face_ids` is; null where that is not known. */
  places: ColumnType<(FacePlace | null)[], string | undefined, string>;
  photo_key: string;
  /** The same photo, shot larger after it was kept; width and height are then this one's. */
  large_key: ColumnType<string | null, string | null | undefined, string | null>;
  cover_key: string;
  created_at: number;
  /** Since when nobody wants to keep it; the days until its deletion count from here. */
  unkept_since: number;
  deleted_at: number | null;
  /** Stands in the square, or would if it were kept and not deleted: see photos.policy. */
  square: Generated<boolean>;
  /** Stood in the square until a face in it was deleted; it comes back with that face. */
  square_paused: Generated<boolean>;
  /** When it was published for the first time: coming back does not make it new again. */
  published_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** How often others have shot it again. */
  square_shoots: Generated<number>;
}

/** A 4K rendition or a video of a photo, from the moment it was asked for. */
export interface RenditionsTable {
  photo_id: string;
  kind: RenditionKind;
  state: 'waiting' | 'ready' | 'failed';
  /** 0 to 100. */
  progress: number;
  file_key: string;
  /** Empty for what has no cover. */
  cover_key: string;
  width_px: number;
  height_px: number;
  bytes: number;
  created_at: number;
  ended_at: number | null;
}

/** Photos of a shoot that were kept for free. */
export interface FreePhotosTable {
  shoot_id: string;
  photo_id: string;
}

/** First publications in the square, also of photos that are gone since: they count against the day's limit. */
export interface PublicationsTable {
  photo_id: string;
  uid: string;
  published_at: number;
}

export interface PhotoTables {
  free_photos: FreePhotosTable;
  photos: PhotosTable;
  publications: PublicationsTable;
  renditions: RenditionsTable;
}
