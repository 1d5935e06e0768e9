import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ERROR } from '@kinora/contract';
import { labelQuietly, type Producer } from '@kinora/provenance/node';
import { readThemePictures, themePicturesFolder } from '@kinora/studio/themes-catalogue';
import type { FastifyInstance } from 'fastify';
import { listThemes, type PicturedTheme } from './themes.registry.ts';

/** The pair of the welcome page lies beside the themes' pictures. */
const WELCOME_FOLDER = 'welcome';
/** The photograph of that pair, which no AI made. */
const PHOTOGRAPH = 'before.jpg';
const PRODUCE_ID_LENGTH = 32;

interface PictureRoute {
  Params: { theme: string; file: string };
}

async function readPicture(file: string, producer: Producer): Promise<Uint8Array> {
  const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  if (path.basename(file) === PHOTOGRAPH) return bytes;
  const produceId = createHash('sha256').update(bytes).digest('hex').slice(0, PRODUCE_ID_LENGTH);
  return labelQuietly(bytes, producer, { produceId, createdAtMs: Math.floor(mtimeMs) });
}

/**
 * Public pictures of the themes with the implicit label, at the addresses that cards carry; only files that a theme lists
 * are served.
 */
export function registerThemePictures(
  app: FastifyInstance,
  producer: Producer,
  list: () => Promise<PicturedTheme[]> = listThemes,
  folderOf: (themeId: string) => string = themePicturesFolder,
): void {
  app.get<PictureRoute>('/t/:theme/:file', async ({ params }, reply) => {
    const isWelcome = params.theme === WELCOME_FOLDER;
    const pictures = isWelcome
      ? await readThemePictures(folderOf(WELCOME_FOLDER))
      : (await list()).find(({ id }) => id === params.theme)?.pictures;
    const picture = pictures?.find(({ file }) => file === params.file);
    if (!picture) return reply.code(404).send({ errid: ERROR.notFound, errmsg: '' });
    const bytes = await readPicture(path.join(folderOf(params.theme), picture.file), producer);
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(bytes);
  });
}
