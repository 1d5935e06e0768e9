import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ERROR } from '@kinora/contract';
import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import type { FastifyInstance } from 'fastify';
import { listThemes, type PicturedTheme } from './themes.registry.ts';

/** The pair of the welcome page lies beside the themes' pictures. */
const WELCOME_FOLDER = 'welcome';
/** The photograph of that pair, which no AI made. */
const PHOTOGRAPH = 'before.jpg';

interface PictureRoute {
  Params: { theme: string; file: string };
  Querystring: { l?: unknown };
}

/**
 * Public pictures of the themes with mark, label and credentials, at the addresses that cards carry (`l`: the reader's
 * locale); only files that a theme lists are served.
 */
export function registerThemePictures(
  app: FastifyInstance,
  label: (file: string, locale: string, shown: 'gallery' | 'compared') => Promise<Uint8Array>,
  list: () => Promise<PicturedTheme[]> = listThemes,
  folderOf: (themeId: string) => string = themePicturesFolder,
): void {
  app.get<PictureRoute>('/t/:theme/:file', async ({ params, query }, reply) => {
    const isWelcome = params.theme === WELCOME_FOLDER;
    const pictures = isWelcome
      ? await readThemePictures(folderOf(WELCOME_FOLDER))
      : (await list()).find(({ id }) => id === params.theme)?.pictures;
    const picture = pictures?.find(({ file }) => file === params.file);
    if (!picture) return reply.code(404).send({ errid: ERROR.notFound, errmsg: '' });
    const file = path.join(folderOf(params.theme), picture.file);
    const isPhotograph = isWelcome && picture.file === PHOTOGRAPH;
    const locale = typeof query.l === 'string' ? query.l : '';
    const bytes = isPhotograph ? await readFile(file) : await label(file, locale, isWelcome ? 'compared' : 'gallery');
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(bytes);
  });
}
