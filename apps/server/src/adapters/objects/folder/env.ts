import path from 'node:path';
import { defineArea, type Environment, readArea } from '../../../environment/area.ts';
import { wholeNumber } from '../../../environment/kinds.ts';

const MEBIBYTE = 1024 * 1024;

export const folderObjectsArea = defineArea('Object store', {
  KINORA_LEAST_FREE_BYTES: wholeNumber(
    'Bytes free on the disk of the data folder below which /readyz says that this process is not ready.',
    512 * MEBIBYTE,
    { shown: '512 MiB' },
  ),
});

export interface FolderObjectsConfig {
  folder: string;
  /** Below this the store says that it takes no more: the database on the same disk needs the rest. */
  leastFreeBytes: number;
}

/** Objects lie among all data. */
export const readFolderObjects = (environment: Environment, dataFolder: string): FolderObjectsConfig => ({
  folder: path.join(dataFolder, 'objects'),
  leastFreeBytes: readArea(folderObjectsArea, environment).KINORA_LEAST_FREE_BYTES,
});
