/** Who agreed to label a picture that was given to them without a visible mark, and when. */
interface UnmarkedPicturesTable {
  uid: string;
  photo_id: string;
  document: string;
  given_at: number;
}

export interface RenditionTables {
  unmarked_pictures: UnmarkedPicturesTable;
}
