/** A theme's cover with the user's own face. Its object lies in the face's folder and is erased with it. */
export interface ThemeCoversTable {
  face_id: string;
  theme: string;
  uid: string;
  cover_key: string;
  thumbhash_sealed: string;
  width_px: number;
  height_px: number;
  created_at: number;
}

export interface ThemeCoverTables {
  theme_covers: ThemeCoversTable;
}
