import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineArea, type Environment, readArea } from '../environment/area.ts';
import { text } from '../environment/kinds.ts';

export const foldersArea = defineArea('Folders', {
  KINORA_DATA: text('Folder of the database, the pictures and, in development, the secrets.', 'data', 4096),
  KINORA_OPERATOR_FILE: text(
    'JSON file of the business: what it has goes before the variables, and is read again when it changes. It need not exist.',
    'operator.json',
    4096,
  ),
  KINORA_WEB: text('Folder of the built web client.', 'apps/web/dist', 4096),
});

export interface FoldersConfig {
  dataFolder: string;
  /** Prebuilt files that may be deleted at any time. */
  cacheFolder: string;
  /** What an operator changes while the server runs. */
  operatorFile: string;
  /** The built web client. */
  webFolder: string;
}

/** Relative paths start here. */
export const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

export function readFolders(environment: Environment): FoldersConfig {
  const env = readArea(foldersArea, environment);
  const dataFolder = path.resolve(projectFolder, env.KINORA_DATA);
  return {
    dataFolder,
    operatorFile: path.resolve(dataFolder, env.KINORA_OPERATOR_FILE),
    cacheFolder: path.join(projectFolder, '.cache'),
    webFolder: path.resolve(projectFolder, env.KINORA_WEB),
  };
}
