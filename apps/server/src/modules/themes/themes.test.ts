import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERROR } from '@kinora/contract';
import { readLabel } from '@kinora/provenance';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { createBundledPictures } from '../../adapters/labels/label-bundled-pictures.ts';
import { arrangeGallery } from './gallery.ts';
import { registerThemePictures } from './index.ts';
import { viewSection } from './read-gallery.ts';
import { solarTermAt } from './solar-term.ts';
import { listThemes, readPictured } from './themes.registry.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

describe('QUERYINDEX', () => {
  it('has the term of today and every theme whose pictures are made', async () => {
    const { banner, sections } = await world.call('QUERYINDEX', world.guest, {});
    expect(banner).toMatchObject({ ...solarTermAt(world.clock.now()), section: 'festival' });
    const shown = (await listThemes()).map(({ id }) => id);
    expect(sections[0]?.total ?? 0).toBe(shown.length);
    expect(sections.every(({ imgs, total }) => imgs.length === Math.min(10, total))).toBe(true);
  });
});

describe('QUERYMORE', () => {
  it('continues each section where QUERYINDEX stopped', async () => {
    const { sections } = await world.call('QUERYINDEX', world.guest, {});
    for (const section of sections) {
      const more = await world.call('QUERYMORE', world.guest, { section: section.id, page: 1 });
      expect(more.imgs).toHaveLength(Math.max(0, Math.min(10, section.total - 10)));
    }
  });

  it('does not find a section that is not there', async () => {
    await expectError(world.call('QUERYMORE', world.guest, { section: 'absent', page: 0 }), ERROR.notFound);
  });
});

describe('QUERYMODELS', () => {
  it('names every theme in the language of the caller', async () => {
    const inRussian = await world.call('QUERYMODELS', { ...world.guest, locale: '10' }, {});
    expect(inRussian.themes.find(({ id }) => id === 'sakura')?.name).toMatch(/\p{Script=Cyrillic}/u);
    const inChinese = await world.call('QUERYMODELS', { ...world.guest, locale: 'nonsense' }, {});
    expect(inChinese.themes.find(({ id }) => id === 'sakura')?.name).toBe('樱花');
    expect(inChinese.themes).toHaveLength((await listThemes()).length);
  });

  it('falls back to English where a variant of it says nothing else', async () => {
    const { themes } = await world.call('QUERYMODELS', { ...world.guest, locale: '7' }, {});
    expect(themes.find(({ id }) => id === 'sakura')?.name).toBe('Cherry blossom');
  });
});

describe('QUERYMODEL', () => {
  it('shows every theme with its pictures and the wait that was measured', async () => {
    await world.deps.db.insertInto('studio_pace').values({ kind: 'sheet', seconds: 0.25, measured_at: 1 }).execute();
    for (const { id, sheets, pictures } of await listThemes()) {
      const theme = await world.call('QUERYMODEL', world.guest, { id });
      expect(theme).toMatchObject({ id, sheets, wait_s: Math.ceil(sheets * 0.25) });
      expect(theme.samples).toHaveLength(pictures.length - 1);
    }
  });

  it('does not know other themes', async () => {
    await expectError(world.call('QUERYMODEL', world.guest, { id: 'absent' }), ERROR.themeUnknown);
  });
});

describe('the pictures of the themes', () => {
  const picture = (file: string) => ({ file, thumbhash: 'hash', width: 600, height: 800 });
  const producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '1', credentials: null };
  const label = createBundledPictures(producer);
  let folder: string;
  let cover: Uint8Array;
  let themes: Awaited<ReturnType<typeof readPictured>>;
  const folderOf = (id: string) => path.join(folder, id);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kinora-themes-'));
    await mkdir(folderOf('first-snow'));
    cover = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    await writeFile(folderOf('first-snow/cover.jpg'), cover);
    await mkdir(folderOf('welcome'));
    for (const file of ['before.jpg', 'after.jpg']) await writeFile(folderOf(`welcome/${file}`), cover);
    await writeFile(folderOf('welcome/pictures.json'), JSON.stringify([picture('before.jpg'), picture('after.jpg')]));
    await writeFile(folderOf('first-snow/secret.jpg'), 'not listed');
    const list = JSON.stringify([picture('cover.jpg'), picture('one.jpg')]);
    await writeFile(folderOf('first-snow/pictures.json'), list);
    themes = await readPictured(THEME_CATALOGUE, folderOf);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('decide which themes are shown', () => {
    expect(themes.map(({ id, pictures }) => [id, pictures.length])).toEqual([['first-snow', 2]]);
  });

  it('stand in the card with their public address', () => {
    const [section] = arrangeGallery(themes, 'winter', new Map());
    if (!section) throw new Error('no section');
    const reader = { publicUrl: 'https://kinora.example', language: 'en', own: new Map() } as const;
    expect(viewSection(reader, section, 0)).toEqual({
      id: 'for-you',
      name: 'for-you',
      imgs: [
        {
          id: 'first-snow',
          cover: {
            url: 'https://kinora.example/t/first-snow/cover.jpg?l=en',
            thumbhash: 'hash',
            width: 600,
            height: 800,
          },
          people: { min: 1, max: 2 },
          sheets: 20,
        },
      ],
      page: 0,
      total: 1,
      needv: false,
    });
  });

  it('are served where the cards say, and no other file is', async () => {
    const app = Fastify();
    registerThemePictures(app, label, async () => themes, folderOf);
    const answer = await app.inject('/t/first-snow/cover.jpg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const file of ['secret.jpg', 'pictures.json', '..%2Ffirst-snow%2Fcover.jpg']) {
      expect((await app.inject(`/t/first-snow/${file}`)).statusCode).toBe(404);
    }
    expect((await app.inject('/t/sakura/cover.jpg')).statusCode).toBe(404);
    await app.close();
  });

  it('say that AI made them, but for the photograph of the welcome page', async () => {
    const app = Fastify();
    registerThemePictures(app, label, async () => themes, folderOf);
    const labelOf = async (address: string) => readLabel((await app.inject(address)).rawPayload).aigc?.Label;
    expect(await labelOf('/t/first-snow/cover.jpg')).toBe('1');
    expect(await labelOf('/t/welcome/after.jpg')).toBe('1');
    expect(await labelOf('/t/welcome/before.jpg')).toBeUndefined();
    await app.close();
  });

  it('carry the mark in the language that the address names, the same bytes each time', async () => {
    const app = Fastify();
    registerThemePictures(app, label, async () => themes, folderOf);
    const picture = async (query: string) => (await app.inject(`/t/first-snow/cover.jpg${query}`)).rawPayload;
    const [chinese, english] = await Promise.all([picture(''), picture('?l=en')]);
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
    expect(await pixels(chinese)).not.toEqual(await pixels(cover));
    expect(await pixels(english)).not.toEqual(await pixels(chinese));
    expect(await picture('?l=en')).toEqual(english);
    expect(await pixels(await picture('?l=de'))).not.toEqual(await pixels(english));
    expect((await app.inject('/t/welcome/before.jpg')).rawPayload).toEqual(cover);
    await app.close();
  });
});
