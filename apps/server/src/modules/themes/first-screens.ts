import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstGallery, LocaleCode } from '@kinora/contract';
import { isLoadableLocale, type LoadableLocale, matchLocale } from '@kinora/locales';
import { type Packed, pack } from '../../http/packed.ts';

/** The built client's own module that draws: see `app/render-first-screens.web.tsx` of the client. */
interface Renderer {
  renderFirstScreens(
    locale: LocaleCode,
    first: FirstGallery,
  ): Promise<{ lang: string; dir: string; welcome: string; visit: string }>;
}

/** The locale of a reader's first language; undefined where there is none, and a later one would decide. */
export function localeOfFirst(acceptLanguage: string | undefined): LoadableLocale | undefined {
  const [tag = ''] = (acceptLanguage ?? '').split(/[,;]/);
  const locale = matchLocale(tag.trim());
  return locale && isLoadableLocale(locale) ? locale : undefined;
}

/** Draws the page of one build of the client. */
interface FirstScreens {
  /** The page as it was built. */
  readonly plain: Packed;
  /** With the first screens in a language. What is drawn of one gallery is kept. */
  draw(locale: LocaleCode, first: FirstGallery): Promise<Packed>;
}

async function readBuild(pageFile: string, rendererFile: string, build: number): Promise<FirstScreens> {
  const page = await readFile(pageFile, 'utf8');
  const kept = new WeakMap<FirstGallery, Promise<Packed>>();
  let renderer: Promise<Renderer> | undefined;

  async function drawNow(locale: LocaleCode, first: FirstGallery): Promise<Packed> {
    renderer ??= import(`${pathToFileURL(rendererFile).href}?build=${build}`);
    const { lang, dir, welcome, visit } = await (await renderer).renderFirstScreens(locale, first);
    const head = `<html lang="${lang}" dir="${dir}" data-drawn="${locale}">`;
    const drawn = `<template id="drawn-welcome">${welcome}</template><template id="drawn-visit">${visit}</template>`;
    return pack(page.replace(/<html [^>]*>/, () => head).replace('<noscript>', () => `${drawn}<noscript>`));
  }

  return {
    plain: await pack(page),
    draw(locale, first) {
      const known = kept.get(first) ?? drawNow(locale, first);
      kept.set(first, known);
      return known;
    },
  };
}

/** Gives what draws the client as it is built now. Undefined where it is not built, or not with what draws it. */
export function openFirstScreens(webFolder: string): (() => Promise<FirstScreens>) | undefined {
  const rendererFile = path.join(webFolder, 'first-screens/render.js');
  const pageFile = path.join(webFolder, 'index.html');
  if (!existsSync(rendererFile)) return undefined;
  let read: { readonly build: number; readonly screens: Promise<FirstScreens> } | undefined;
  return async () => {
    const { mtimeMs: build } = await stat(pageFile);
    if (read?.build !== build) {
      const screens = readBuild(pageFile, rendererFile, build);
      read = { build, screens };
      screens.catch(() => {
        read = undefined; // The next who asks tries again.
      });
    }
    return read.screens;
  };
}
