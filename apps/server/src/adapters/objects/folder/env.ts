import path from 'node:path';

export interface FolderObjectsConfig {
  folder: string;
}

/** Reads no variable of its own: objects lie among all data. */
export const readFolderObjects = (dataFolder: string): FolderObjectsConfig => ({
  folder: path.join(dataFolder, 'objects'),
});
