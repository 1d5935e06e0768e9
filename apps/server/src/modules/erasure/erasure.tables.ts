/** A folder that an account brought along when it became part of another one. */
interface FormerFoldersTable {
  /** Whose name the folder has. */
  former_uid: string;
  /** Whose it is. */
  uid: string;
}

export interface ErasureTables {
  former_folders: FormerFoldersTable;
}
