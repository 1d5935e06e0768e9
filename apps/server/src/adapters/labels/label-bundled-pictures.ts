import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { labelCover, type MarkLanguage, type Producer } from '@kinora/provenance/node';
import { languageOfLocale } from '../../language-of-locale.ts';
import { createSharedRuns } from '../../turns/shared-runs.ts';

const PRODUCE_ID_LENGTH = 32;
const RENDERED_AT_ONCE = 2;
/** Some 12 MB: the gallery in the two languages that are read most. What is seldom asked for is made again in a few milliseconds. */
const KEPT = 256;

/** How a picture of the product is shown: in the gallery, or half covered by the photograph of the welcome page. */
export type LabelBundled = (file: string, locale: string, shown: 'gallery' | 'compared') => Promise<Uint8Array>;

/**
 * The other door: pictures that come with the product leave as covers of people do, marked for the reader's locale. The
 * last ones asked for stay in memory.
 */
export function createBundledPictures(producer: Producer): LabelBundled {
  const runs = createSharedRuns<Uint8Array>(RENDERED_AT_ONCE);
  const kept = new Map<string, Uint8Array>();

  async function label(file: string, language: MarkLanguage, shown: 'gallery' | 'compared'): Promise<Uint8Array> {
    const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
    const produceId = createHash('sha256').update(bytes).digest('hex').slice(0, PRODUCE_ID_LENGTH);
    return labelCover(bytes, language, producer, { produceId, createdAtMs: Math.floor(mtimeMs) }, shown);
  }

  function keep(name: string, picture: Uint8Array): Uint8Array {
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  return async (file, locale, shown) => {
    const language = languageOfLocale(locale);
    const name = `${language} ${file}`;
    const known = kept.get(name);
    if (known) return keep(name, known);
    return runs.run(name, async () => keep(name, await label(file, language, shown)));
  };
}
