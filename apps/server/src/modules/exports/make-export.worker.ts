import type { Progressed } from '../../adapters/ports/jobs.ts';
import type { Deps } from '../../deps.ts';
import { noteUnmarkedPicture } from '../renditions/index.ts';
import { collectData } from './collect-data.ts';
import { coverPage } from './cover-page.ts';
import { exportFolder } from './erase-exports.ts';
import { type ExportRow, endExport, findUnfinished, insertPart, listParts, saveTotal } from './exports.store.ts';
import { type ExportFile, listFiles, placeOf } from './list-files.ts';
import { type ZipEntry, zipPart } from './zip-part.ts';

/** A part is closed when it has this much: it is held in memory while it is made. */
const PART_BYTES = 32 * 1024 * 1024;
const COVER_NAME = 'index.html';
const DATA_NAME = 'kinora.json';

/** Makes what is not made yet of an export, part by part. May be run again at any point: what is stored stays. */
export async function makeExport(
  deps: Deps,
  { exportId }: { exportId: string },
  signal: AbortSignal,
  progressed: Progressed,
  partBytes = PART_BYTES,
): Promise<void> {
  const wanted = await findUnfinished(deps.db, exportId);
  if (!wanted) return;
  const files = await listFiles(deps, wanted.uid);
  const parts = await listParts(deps.db, exportId);
  const last = parts.at(-1)?.last_name;
  let left = last === undefined ? files : files.filter((file) => placeOf(file) > last);
  let number = parts.length;
  await saveTotal(deps.db, exportId, parts.reduce((sum, part) => sum + part.files, 0) + left.length);
  while (number === 0 || left.length > 0) {
    signal.throwIfAborted();
    const stored = await storePart(deps, wanted, { number, left, partBytes });
    if (stored === undefined) return;
    left = left.slice(stored);
    number += 1;
    await progressed();
  }
  await endExport(deps.db, exportId, 'ready');
}

/** Called when every try failed. */
export async function giveUpExport(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  await endExport(deps.db, exportId, 'failed');
}

/** Stores the next part, as many of the files as it has room for. @returns how many; undefined when the export is over. */
async function storePart(
  deps: Deps,
  { id, uid, locale, zone }: ExportRow,
  { number, left, partBytes }: { number: number; left: readonly ExportFile[]; partBytes: number },
): Promise<number | undefined> {
  const entries: ZipEntry[] = [];
  let bytes = 0;
  if (number === 0) {
    const data = await collectData(deps, uid, locale);
    const lastModified = new Date(deps.now());
    entries.push({ name: DATA_NAME, input: JSON.stringify(data, null, 2), lastModified });
    entries.push({ name: COVER_NAME, input: await coverPage(data, { locale, zone }, left, DATA_NAME), lastModified });
  }
  let taken = 0;
  const unmarked: NonNullable<ExportFile['unmarked']>[] = [];
  for (const { name, key, at, unmarked: what } of left) {
    if (bytes >= partBytes) break;
    taken += 1;
    // Erased since it was listed.
    if (!(await deps.objects.exists(key))) continue;
    const { bytes: input } = await deps.objects.getLeaving(key, { locale });
    entries.push({ name, input, lastModified: new Date(at) });
    bytes += input.length;
    if (what) unmarked.push(what);
  }
  const zip = await zipPart(entries);
  const key = `${exportFolder(uid, id)}${number + 1}.zip`;
  await deps.objects.put(key, zip, { contentType: 'application/zip' });
  const part = { export_id: id, number, object_key: key, bytes: zip.length, files: taken };
  const last = left[taken - 1];
  const isKept = await deps.db.transaction().execute(async (tx) => {
    if (!(await insertPart(tx, { ...part, last_name: last === undefined ? '' : placeOf(last) }))) return false;
    for (const { photoId: photo_id, document } of unmarked)
      await noteUnmarkedPicture(tx, { uid, photo_id, document, given_at: deps.now() });
    return true;
  });
  if (isKept) return taken;
  await deps.objects.delete(key);
  return undefined;
}
