/** A photo that passed its check and waits for UPLOADFACE. Its id becomes the face's. */
export interface FaceUploadsTable {
  id: string;
  uid: string;
  photo_type: string;
  /** `FaceTraits`, encrypted. */
  traits_sealed: string;
  width_px: number;
  height_px: number;
  created_at: number;
  expires_at: number;
}

export interface FacesTable {
  id: string;
  uid: string;
  state: 'preparing' | 'ready' | 'failed';
  photo_key: string;
  icon_key: string;
  plate_key: string;
  /** `FaceTraits`, encrypted. */
  traits_sealed: string;
  width_px: number;
  height_px: number;
  sample: boolean;
  /** Of whom besides the user; null: their own, or the sample. */
  member_id: string | null;
  /** Of a person's faces the one with the latest time stands for them. */
  preferred_at: number;
  /**
   * Of the user's own: `seen`, it was held against the frames of a real-person check, or is one of them; `like`, it shows who a seen one shows.
   */
  person_check: 'seen' | 'like' | null;
  created_at: number;
  deleted_at: number | null;
}

export interface FaceTables {
  face_uploads: FaceUploadsTable;
  faces: FacesTable;
}
