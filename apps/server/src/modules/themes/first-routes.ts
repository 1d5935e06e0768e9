import { type FirstGallery, readLocale } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Packed, pack, sendPacked } from '../../http/packed.ts';
import { createFirstGalleries } from './first-gallery.ts';
import { localeOfFirst, openFirstScreens } from './first-screens.ts';

/**
 * What a guest sees first, without a session: the gallery of a language as a file, and the page with its first screens drawn in
 * the reader's language. Whose language is not known gets the page as it was built.
 */
export function registerFirstRoutes(app: FastifyInstance, deps: Deps): void {
  const galleryOf = createFirstGalleries(deps);
  const files = new WeakMap<FirstGallery, Promise<Packed>>();
  app.get<{ Querystring: { l?: unknown } }>('/gallery.json', async (request, reply) => {
    const { l } = request.query;
    const locale = typeof l === 'string' ? readLocale(l) : undefined;
    if (!locale) return reply.callNotFound();
    const gallery = await galleryOf(locale);
    const file = files.get(gallery) ?? pack(JSON.stringify(gallery));
    files.set(gallery, file);
    return sendPacked(request, reply, 'application/json; charset=utf-8', await file);
  });

  const screensNow = openFirstScreens(deps.config.webFolder);
  if (!screensNow) return;
  app.get('/', async (request, reply) => {
    const locale = localeOfFirst(request.headers['accept-language']);
    const screens = await screensNow();
    const draw = async (): Promise<Packed> => (locale ? screens.draw(locale, await galleryOf(locale)) : screens.plain);
    const page = await draw().catch((error: unknown) => {
      // The app finds out itself what is wrong, and says it.
      deps.log.error({ err: error }, 'the first screens could not be drawn');
      return screens.plain;
    });
    return sendPacked(request, reply, 'text/html; charset=utf-8', page);
  });
}
