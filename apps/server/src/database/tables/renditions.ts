import type { RenditionKind } from '@kinora/contract';

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

export interface RenditionTables {
  renditions: RenditionsTable;
}
