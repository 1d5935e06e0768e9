import { createHmac } from 'node:crypto';
import {
  cutPicture,
  labelCover,
  labelMarked,
  labelPicture,
  MARK_LANGUAGES,
  type MarkLanguage,
  type Origin,
  type Producer,
  proofPicture,
} from '@kinora/provenance/node';
import { deriveKey } from '../../keys/key-ring.ts';
import { languageOfLocale } from '../../language-of-locale.ts';
import { createSharedRuns } from '../../turns/shared-runs.ts';
import type { OpenObject, ServedObjects } from '../objects/served-objects.ts';
import { isPortraitKey, isProofKey, markedAs, ownerOfKey, partOfKey, storedKey } from './portrait-key.ts';

/** Part of a rendition's name: another look or another content of the label makes new ones. */
const LABEL_VERSION = 'v8';
const PRODUCE_ID_LENGTH = 32;
/** A 4K picture is some 40 MB while it is drawn on. */
const RENDERED_AT_ONCE = 2;
/** Covers wait for no 4K picture: a whole grid asks for them at once. */
const COVERS_AT_ONCE = 4;

/** Objects whose bytes can leave only labelled: there is no other way to open one for a stranger. */
export interface LeavingObjects extends Omit<ServedObjects, 'openObject'> {
  /** The object as it leaves; `language` is what was sealed into its address. Undefined when there is none. */
  openForLeaving(key: string, language: string): Promise<OpenObject | undefined>;
}

export interface LeavingObjectsOptions {
  objects: ServedObjects;
  producer: Producer;
  /** Never rotated, so that a picture keeps its number. */
  indexKey: Uint8Array;
}

/** The mark's language by what was asked for; what is marked already has but one rendition. */
function languageFor(key: string, text: string): MarkLanguage {
  if (markedAs(key) === 'already') return 'zh';
  return MARK_LANGUAGES.find((language) => language === text) ?? 'zh';
}

const RENDITIONS = '.leaving/';
const renditionFolder = (key: string): string => key + RENDITIONS;

async function readWhole(object: OpenObject): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of object.read(0, Math.max(0, object.size - 1))) parts.push(part);
  return Buffer.concat(parts);
}

/** What was drawn of a master, open as if it were stored. */
const openBytes = (bytes: Uint8Array, { etag, storedMs }: OpenObject): OpenObject => ({
  ...{ contentType: 'image/jpeg', size: bytes.length, etag, storedMs },
  async *read(start, end) {
    yield Buffer.from(bytes.subarray(start, end + 1));
  },
  close: async () => undefined,
});

/**
 * Puts the labels between the store and the door. The store keeps what the studio made; a portrait's labelled rendition
 * is made when it first leaves, kept beside it and erased with it.
 */
export function createLeavingObjects({ objects, producer, indexKey }: LeavingObjectsOptions): LeavingObjects {
  const idKey = deriveKey(indexKey, 'produce ids');
  const runs = createSharedRuns<void>(RENDERED_AT_ONCE);
  const coverRuns = createSharedRuns<void>(COVERS_AT_ONCE);
  const partRuns = createSharedRuns<OpenObject | undefined>(COVERS_AT_ONCE);
  // No authority is asked the time for what is drawn anew each time.
  const unhurried = { ...producer, credentials: producer.credentials && { ...producer.credentials, timestamps: null } };
  const originOf = (key: string, createdAtMs: number): Origin => ({
    produceId: createHmac('sha256', idKey).update(key).digest('hex').slice(0, PRODUCE_ID_LENGTH),
    createdAtMs,
  });

  async function label(
    bytes: Uint8Array,
    key: string,
    language: MarkLanguage,
    createdAtMs: number,
  ): Promise<Uint8Array> {
    const origin = originOf(storedKey(key), createdAtMs);
    const part = partOfKey(key);
    if (part) return labelPicture(await cutPicture(bytes, part), language, unhurried, origin);
    if (isProofKey(key)) return labelPicture(await proofPicture(bytes), language, producer, origin);
    const kind = markedAs(key);
    if (kind === 'already') return labelMarked(bytes, producer, origin);
    return (kind === 'cover' ? labelCover : labelPicture)(bytes, language, producer, origin);
  }

  async function makeRendition(key: string, rendition: string, language: MarkLanguage): Promise<void> {
    const master = await objects.openObject(storedKey(key));
    if (!master) return;
    const labelled = await label(await readWhole(master), key, language, master.storedMs);
    await objects.put(rendition, labelled, { contentType: master.contentType });
    // Erased meanwhile: then nothing of it stays.
    if (!(await objects.exists(storedKey(key)))) await objects.deleteFolder(renditionFolder(storedKey(key)));
  }

  async function drawPart(key: string, language: MarkLanguage): Promise<OpenObject | undefined> {
    const master = await objects.openObject(storedKey(key));
    return master && openBytes(await label(await readWhole(master), key, language, master.storedMs), master);
  }

  async function openPortrait(key: string, language: MarkLanguage): Promise<OpenObject | undefined> {
    if (partOfKey(key)) return partRuns.run(`${key} ${language}`, () => drawPart(key, language), ownerOfKey(key));
    const master = await objects.openObject(storedKey(key));
    if (!master) return undefined;
    const fresh = master.etag.replaceAll('"', '');
    await master.close();
    const look = isProofKey(key) ? `${LABEL_VERSION}-proof` : LABEL_VERSION;
    const rendition = `${renditionFolder(storedKey(key))}${look}-${language}-${fresh}`;
    const known = await objects.openObject(rendition);
    if (known) return known;
    const line = markedAs(key) === 'cover' ? coverRuns : runs;
    await line.run(rendition, () => makeRendition(key, rendition, language), ownerOfKey(key));
    return objects.openObject(rendition);
  }

  const { openObject, ...rest } = objects;
  return {
    ...rest,
    openForLeaving: (key, language) =>
      isPortraitKey(key) ? openPortrait(key, languageFor(key, language)) : openObject(key),

    async getLeaving(key, { locale = '' } = {}) {
      if (!isPortraitKey(key)) return objects.get(key);
      const open = await openPortrait(key, languageFor(key, languageOfLocale(locale)));
      if (!open) throw new Error('no such portrait');
      return { bytes: await readWhole(open), contentType: open.contentType };
    },

    exists: (key) => objects.exists(storedKey(key)),

    sizeOfKept: (prefix) => objects.sizeOf(prefix, (key) => !key.includes(RENDITIONS)),

    async delete(key) {
      await objects.delete(key);
      if (isPortraitKey(key)) await objects.deleteFolder(renditionFolder(key));
    },

    // What leaves alike in all languages has one address, which caches keep.
    signedUrl(key, { locale = '', ...options } = {}) {
      const language = isPortraitKey(key) ? languageFor(key, languageOfLocale(locale)) : 'zh';
      return objects.signedUrl(key, language === 'zh' ? options : { ...options, locale: language });
    },
  };
}
