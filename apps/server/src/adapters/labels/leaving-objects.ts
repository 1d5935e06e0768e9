import { createHmac } from 'node:crypto';
import {
  labelPicture,
  labelQuietly,
  labelVideo,
  MARK_LANGUAGES,
  type MarkLanguage,
  type Origin,
  type Producer,
} from '@kinora/provenance/node';
import { deriveKey } from '../../key-ring.ts';
import type { OpenObject, ServedObjects } from '../objects/folder-objects.ts';
import { languageOfLocale } from './language-of-locale.ts';
import { isCoverKey, isPortraitKey } from './portrait-key.ts';
import { createTurns } from './turns.ts';

/** Part of a rendition's name: another look or another content of the label makes new ones. */
const LABEL_VERSION = 'v2';
const PRODUCE_ID_LENGTH = 32;
/** A 4K picture is some 40 MB while it is drawn on. */
const RENDERED_AT_ONCE = 2;

/** Objects whose bytes can leave only labelled: there is no other way to open one for a stranger. */
export interface LeavingObjects extends Omit<ServedObjects, 'openObject'> {
  /** The object as it leaves; `language` is what the address says of it. Undefined when there is none. */
  openForLeaving(key: string, language: string): Promise<OpenObject | undefined>;
}

export interface LeavingObjectsOptions {
  objects: ServedObjects;
  producer: Producer;
  /** Never rotated, so that a picture keeps its number. */
  indexKey: Uint8Array;
}

const readLanguage = (text: string): MarkLanguage => MARK_LANGUAGES.find((language) => language === text) ?? 'zh';

const renditionFolder = (key: string): string => `${key}.leaving/`;

async function readWhole(object: OpenObject): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of object.read(0, Math.max(0, object.size - 1))) parts.push(part);
  return Buffer.concat(parts);
}

function openBytes(bytes: Uint8Array, like: OpenObject, etag: string): OpenObject {
  return {
    ...{ contentType: like.contentType, storedMs: like.storedMs, size: bytes.length, etag },
    async *read(start, end) {
      yield Buffer.from(bytes.subarray(start, end + 1));
    },
    close: async () => undefined,
  };
}

/**
 * Puts the labels between the store and the door. The store keeps what the studio made; a portrait's labelled rendition
 * is made when it first leaves, kept beside it and erased with it.
 */
export function createLeavingObjects({ objects, producer, indexKey }: LeavingObjectsOptions): LeavingObjects {
  const idKey = deriveKey(indexKey, 'produce ids');
  const turns = createTurns(RENDERED_AT_ONCE);
  const originOf = (key: string, createdAtMs: number): Origin => ({
    produceId: createHmac('sha256', idKey).update(key).digest('hex').slice(0, PRODUCE_ID_LENGTH),
    createdAtMs,
  });

  async function makeRendition(key: string, rendition: string, language: MarkLanguage): Promise<void> {
    const master = await objects.openObject(key);
    if (!master) return;
    const bytes = await readWhole(master);
    const origin = originOf(key, master.storedMs);
    const isVideo = master.contentType.startsWith('video/');
    const labelled = isVideo
      ? await labelVideo(bytes, producer, origin)
      : await labelPicture(bytes, language, producer, origin);
    await objects.put(rendition, labelled, { contentType: master.contentType });
    // Erased meanwhile: then nothing of it stays.
    if (!(await objects.exists(key))) await objects.deleteFolder(renditionFolder(key));
  }

  async function openPortrait(key: string, language: MarkLanguage): Promise<OpenObject | undefined> {
    const master = await objects.openObject(key);
    if (!master) return undefined;
    const fresh = master.etag.replaceAll('"', '');
    if (isCoverKey(key)) {
      const labelled = labelQuietly(await readWhole(master), producer, originOf(key, master.storedMs));
      return openBytes(labelled, master, `"${LABEL_VERSION}-${fresh}"`);
    }
    await master.close();
    const rendition = `${renditionFolder(key)}${LABEL_VERSION}-${language}-${fresh}`;
    const known = await objects.openObject(rendition);
    if (known) return known;
    await turns.take(rendition, () => makeRendition(key, rendition, language));
    return objects.openObject(rendition);
  }

  const { openObject, ...rest } = objects;
  return {
    ...rest,
    openForLeaving: (key, language) =>
      isPortraitKey(key) ? openPortrait(key, readLanguage(language)) : openObject(key),

    async delete(key) {
      await objects.delete(key);
      if (isPortraitKey(key)) await objects.deleteFolder(renditionFolder(key));
    },

    signedUrl(key, options = {}) {
      const url = objects.signedUrl(key, options);
      const language = languageOfLocale(options.locale ?? '');
      return isPortraitKey(key) && !isCoverKey(key) && language !== 'zh' ? `${url}&l=${language}` : url;
    },
  };
}
