/** A picture of a theme with the user's own face, alone or with somebody of theirs. Its object lies in the folder of `face_id` and is erased with it. */
export interface ThemeCoversTable {
  /** The user's own; of a pair the other person's. */
  face_id: string;
  theme: string;
  /** Place among the theme's pictures: 0 is the cover, then come the samples. */
  picture: number;
  is_pair: boolean;
  /** The user's own face, of a pair; null once that is erased. */
  with_face_id: string | null;
  uid: string;
  /** Null: the studio could not make it, and is not asked again. */
  cover_key: string | null;
  thumbhash_sealed: string;
  width_px: number;
  height_px: number;
  /** Of the consent of everybody whom it shows; null: made before there was one. */
  consent_version: string | null;
  created_at: number;
}

export interface ThemeCoverTables {
  theme_covers: ThemeCoversTable;
}
