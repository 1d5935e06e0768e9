import type { FacePoint } from '@kinora/contract';
import { makeFrameMark } from '@kinora/provenance/node';
import {
  chooseStills,
  cutClip,
  decodePlate,
  faceDistance,
  isOtherPerson,
  isSamePersonForCertain,
  judgeMirrored,
  judgeSequence,
  type Studio,
  type StudioOptions,
  startStudio,
} from '@kinora/studio';
import type { FramesOrder, FramesVerdict } from '../adapters/ports/engine-frames.ts';
import type { Inspection } from '../adapters/ports/engine-inspection.ts';
import type { StoredBytes, StoredPlate } from '../adapters/ports/engine-people.ts';
import type { DocumentOrder, EnlargedPicture } from '../adapters/ports/engine-renditions.ts';
import type { Comparison, Sheet } from '../adapters/ports/engine-shoots.ts';
import { languageOfLocale } from '../language-of-locale.ts';
import { placesOfPeople, placesOnSheet } from './face-places.ts';
import { computeThumbhash, renderCover, renderIcon, renderUpright } from './photo-renditions.ts';
import { PlateStore } from './plate-store.ts';
import { readConcerns, readNotes, readRefusal } from './read-report.ts';
import type { StudioEngine } from './serve-studio.ts';
import type { EnlargeOrder, SheetOrder } from './studio-process.ts';

/** Behind preparations, which are behind shoots. */
const BACKGROUND_PRIORITY = 30;
/** Of every video. */
const FRAME = { widthPx: 1080, heightPx: 1920 };

const GENDERS = { 1: 'male', 2: 'female' } as const;

const PLATE_BYTES = 128 * 1024 * 1024;

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

async function inspect(studio: Studio, bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<Inspection> {
  const report = await studio.inspect(bytes, { ...withSignal(signal), ...(face && { face }) });
  if (!report.isAccepted) return readRefusal(report.refusal);
  const upright = report.compressed ? undefined : await renderUpright(bytes);
  const photo = report.compressed?.jpeg ?? upright ?? bytes;
  const { widthPx, heightPx } = report.compressed ?? report;
  const scale = widthPx / report.widthPx;
  const { faceBox } = report;
  const box = {
    left: faceBox.left * scale,
    top: faceBox.top * scale,
    widthPx: faceBox.widthPx * scale,
    heightPx: faceBox.heightPx * scale,
  };
  return {
    verdict: 'passed',
    concerns: readConcerns(report),
    gender: report.gender === 'male' ? 1 : 2,
    age: Math.round(report.age),
    notes: readNotes(report),
    widthPx,
    heightPx,
    photo,
    contentType: 'image/jpeg',
    icon: await renderIcon(photo, box, widthPx, heightPx),
    thumbhash: await computeThumbhash(photo),
    place: {
      x: (box.left + box.widthPx / 2) / widthPx,
      y: (box.top + box.heightPx / 2) / heightPx,
      height: box.heightPx / heightPx,
    },
    bearing: { ...report.pose, ...report.mouth },
  };
}

async function loadPlate(plates: PlateStore, { key, load, said }: StoredPlate) {
  const bytes = await plates.get(key, load);
  if (said?.gender === undefined && said?.age === undefined) return { key, bytes };
  const { gender, age } = said;
  const told = { ...(gender && { gender: GENDERS[gender] }), ...(age !== undefined && { age }) };
  return { key, bytes, said: told };
}

const loadPlates = (plates: PlateStore, wanted: StoredPlate[]) =>
  Promise.all(wanted.map((plate) => loadPlate(plates, plate)));

async function compare(
  studio: Studio,
  plates: PlateStore,
  picture: Uint8Array,
  wanted: StoredPlate[],
  signal?: AbortSignal,
): Promise<Comparison> {
  const compared = await studio.compare(picture, await loadPlates(plates, wanted), withSignal(signal));
  const { people, faces, fault } = compared;
  const [worst] = people.toSorted((a, b) => b.distance - a.distance);
  const distance = worst?.distance ?? Number.POSITIVE_INFINITY;
  return {
    distance,
    likeness: worst?.likeness ?? 0,
    faces,
    isOther: isOtherPerson(distance),
    fault,
    places: placesOfPeople(compared),
  };
}

async function shoot(studio: Studio, plates: PlateStore, order: SheetOrder, signal?: AbortSignal): Promise<Sheet> {
  const stored = await loadPlates(plates, order.plates);
  const { isBackground, ...wanted } = order;
  const priority = isBackground ? { priority: BACKGROUND_PRIORITY } : {};
  const made = await studio.shoot({ ...wanted, plates: stored }, { ...withSignal(signal), ...priority });
  if (made.dropped) return { dropped: true, reason: 'unlike' };
  if (made.fault) return { dropped: true, reason: made.fault };
  return {
    dropped: false,
    jpeg: made.jpeg,
    cover: await renderCover(made.jpeg),
    widthPx: made.widthPx,
    heightPx: made.heightPx,
    thumbhash: Buffer.from(made.thumbhash).toString('base64'),
    look: made.look,
    places: placesOnSheet(made, order.plates.length),
    likeness: made.likeness,
    keywords: [...made.keywords],
    bareFaces: made.bareFaces,
  };
}

async function isSamePerson(plates: PlateStore, plate: StoredBytes, others: readonly StoredBytes[]): Promise<boolean> {
  const embeddingOf = async ({ key, load }: StoredBytes) => decodePlate(await plates.get(key, load)).person.embedding;
  const face = await embeddingOf(plate);
  const known = await Promise.all(others.map(embeddingOf));
  return known.some((one) => isSamePersonForCertain(faceDistance(face, one)));
}

async function checkFrames(
  studio: Studio,
  plates: PlateStore,
  { frames, actions, mayBeMirrored, plate: { key, load } }: FramesOrder,
  signal?: AbortSignal,
): Promise<FramesVerdict> {
  const measured = await Promise.all(frames.map(({ jpeg }) => studio.measureFrame(jpeg, withSignal(signal))));
  const { embedding } = decodePlate(await plates.get(key, load)).person;
  const sequence = { frames: measured, times: frames.map(({ atMs }) => atMs), actions, embedding };
  const fault = mayBeMirrored ? judgeMirrored(sequence) : judgeSequence(sequence);
  return { fault, stills: chooseStills(measured) };
}

async function shootDocument(
  studio: Studio,
  plates: PlateStore,
  { plate, ...request }: DocumentOrder,
  signal?: AbortSignal,
) {
  return studio.shootDocument({ ...request, plate: await loadPlate(plates, plate) }, withSignal(signal));
}

async function enlarge(
  studio: Studio,
  plates: PlateStore,
  photo: Uint8Array,
  { origin, onProgress }: EnlargeOrder = {},
  signal?: AbortSignal,
): Promise<EnlargedPicture> {
  const again = origin && { ...origin, plates: await loadPlates(plates, origin.plates) };
  return studio.enlarge({ photo, origin: again }, { ...withSignal(signal), onProgress });
}

/** The studio behind its process's calls: reports in its words, renditions of what it makes. */
export function startPortraitEngine(ffmpegPath: string, options: StudioOptions): StudioEngine {
  const studio = startStudio(options);
  const plates = new PlateStore(PLATE_BYTES);
  return {
    inspect: (bytes, face, signal) => inspect(studio, bytes, face, signal),
    async prepare(bytes, face, signal) {
      const { plate, ownClothes } = await studio.prepare(bytes, { ...withSignal(signal), face });
      return { plate, ownClothes };
    },
    shoot: (order, signal) => shoot(studio, plates, order, signal),
    compare: (picture, wanted, signal) => compare(studio, plates, picture, wanted, signal),
    moderate: (picture, faces, signal) => studio.moderate(picture, { ...withSignal(signal), faces }),
    isSamePerson: (plate, others) => isSamePerson(plates, plate, others),
    checkFrames: (order, signal) => checkFrames(studio, plates, order, signal),
    async cutClip(clip, sidePx, signal) {
      if (ffmpegPath === '') throw new Error('there is no video decoder');
      return cutClip(clip, { ffmpegPath, sidePx, signal });
    },
    shootDocument: (order, signal) => shootDocument(studio, plates, order, signal),
    enlarge: (photo, options, signal) => enlarge(studio, plates, photo, options, signal),
    async shootLarger(photo, { plates: wanted, ...sheet }, signal) {
      const origin = { ...sheet, plates: await loadPlates(plates, wanted) };
      return studio.shootLarger(origin, photo, { ...withSignal(signal), priority: BACKGROUND_PRIORITY });
    },
    async animate(photo, { locale, origin, onProgress }, signal) {
      if (ffmpegPath === '') throw new Error('there is no video encoder');
      const mark = makeFrameMark(FRAME.widthPx, FRAME.heightPx, languageOfLocale(locale));
      return studio.animate({ photo, ffmpegPath, mark, origin }, { ...withSignal(signal), onProgress });
    },
    close: () => studio.close(),
  };
}
