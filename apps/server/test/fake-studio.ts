import type { FacePlace, FacePoint, RealPersonFault, RefusalReason } from '@kinora/contract';
import type { FaceBearing } from '@kinora/studio/themes-catalogue';
import sharp from 'sharp';
import type { ClipFrames, FramesOrder } from '../src/adapters/ports/engine-frames.ts';
import type { Inspection, OwnClothes } from '../src/adapters/ports/engine-inspection.ts';
import type { PersonSaid } from '../src/adapters/ports/engine-people.ts';
import type { DocumentOrder } from '../src/adapters/ports/engine-renditions.ts';
import type { Comparison, Sheet } from '../src/adapters/ports/engine-shoots.ts';
import type { SheetOrder, StudioProcess } from '../src/studio/studio-process.ts';

const PICTURE_PX = 48;
const LANDMARK_NUMBERS = 478 * 3;
const COVER_PX = 16;
/** Enough for the smallest print. */
const LARGE_PX = 384;
const STRAIGHT: FaceBearing = { yaw: 0, pitch: 0, roll: 0, smile: 0, mouthOpen: 0 };

/** A plain picture whose colour follows from what was asked for: the same request gives the same bytes. */
async function paint(widthPx: number, text: string): Promise<Uint8Array> {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0xffffff;
  const background = { r: (hash >> 16) & 255, g: (hash >> 8) & 255, b: hash & 255 };
  return sharp({ create: { width: widthPx, height: Math.round((widthPx * 4) / 3), channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** What a test steers of the fake studio. */
export interface FakeStudio extends StudioProcess {
  /** Sheets in the order in which they were asked for, each time that they were. */
  readonly shot: {
    themeId: string;
    sheet: number;
    seed: number;
    recipe?: unknown;
    keywords?: readonly string[];
    /** Keys of the plates. */
    plates: readonly string[];
  }[];
  /** What was said of the people of each sheet and cover, in the same order. */
  readonly told: { themeId: string; isCover: boolean; said: (PersonSaid | undefined)[] }[];
  /** How the photos that were enlarged had been shot, as far as the engine was told. */
  readonly origins: (SheetOrder | undefined)[];
  /** Sheets that come out unlike the person. */
  readonly dropped: Set<number>;
  /** Thrown by the next calls, first to last; empty: none fails. */
  readonly failures: Error[];
  /** Sheets shot again larger. */
  readonly larger: number[];
  /** Documents in the order in which they were drawn. */
  readonly documents: string[];
  /** Which sheet each of them was kept as. */
  readonly keptSheets: DocumentOrder['kept'][];
  /** No document takes the photos. */
  isUnfit: boolean;
  /** When whom the photos show keeps their own clothes; never where it says nothing. */
  ownClothes?: Partial<OwnClothes> | undefined;
  /** Which face the photos were inspected for and prepared of, in order. */
  readonly pointed: { inspected: (FacePoint | undefined)[]; prepared: (FacePoint | undefined)[] };
  /** What `inspect` answers instead of passing. */
  verdict: Inspection | undefined;
  /** Frames that were looked at, by what was asked for. */
  readonly watched: FramesOrder[];
  /** Whether every photo shows the same person. */
  isOnePerson: boolean;
  /** Why frames do not pass. */
  fault: RealPersonFault | undefined;
  /** Which frames would be photos. */
  stills: number[][];
  /** What frames a clip has. */
  clip(bytes: Uint8Array): ClipFrames | undefined;
  /** Where the face is in the photos that pass. */
  place: FacePlace | undefined;
  /** How old the people in the photos that pass look; 31 unless told. */
  age: number | undefined;
  /** How head and mouth are in the photos that pass, where not straight and calm. */
  bearing: Partial<FaceBearing>;
  /** Runs while the next photo is looked at. */
  duringInspection: (() => Promise<unknown>) | undefined;
  /** What the gate says of a foreign engine's picture. */
  judge(jpeg: Uint8Array): Promise<Comparison>;
  /** What moderation refuses a picture for; nothing unless told. Covers, which nobody waits for, always pass. */
  refuse(isOwn: boolean): RefusalReason | undefined;
  /** Calls that wait. */
  held: number;
  /** Calls of everything but `inspect` wait while it is held. */
  hold(): void;
  release(): void;
}

/** An engine that makes small true JPEGs at once, deterministic like the real one. */
export function createFakeStudio(threads = 2): FakeStudio {
  let gate: { promise: Promise<void>; open(): void } | undefined;
  const own = new WeakSet<Uint8Array>();
  const covers = new WeakSet<Uint8Array>();
  const wait = async (signal?: AbortSignal): Promise<void> => {
    studio.held += 1;
    await gate?.promise;
    studio.held -= 1;
    signal?.throwIfAborted();
  };

  const work = async (signal: AbortSignal | undefined, onProgress: ((share: number) => void) | undefined) => {
    onProgress?.(0.5);
    await wait(signal);
    const failure = studio.failures.shift();
    if (failure) throw failure;
    onProgress?.(1);
  };

  const studio: FakeStudio = {
    threads,
    shot: [],
    told: [],
    origins: [],
    dropped: new Set(),
    failures: [],
    pointed: { inspected: [], prepared: [] },
    verdict: undefined,
    watched: [],
    isOnePerson: true,
    fault: undefined,
    stills: [],
    clip: () => undefined,
    place: undefined,
    age: undefined,
    bearing: {},
    duringInspection: undefined,
    larger: [],
    documents: [],
    keptSheets: [],
    isUnfit: false,
    held: 0,
    refuse: () => undefined,
    judge: async () => ({ distance: 0.4, likeness: 88, faces: 1, isOther: false, fault: undefined, places: [] }),

    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = { promise, open: resolve };
    },

    release() {
      gate?.open();
      gate = undefined;
    },

    async inspect(_bytes, face) {
      studio.pointed.inspected.push(face);
      const during = studio.duringInspection;
      studio.duringInspection = undefined;
      await during?.();
      if (studio.verdict) return studio.verdict;
      return {
        verdict: 'passed',
        concerns: [],
        gender: 1,
        age: studio.age ?? 31,
        notes: ['dim'],
        widthPx: PICTURE_PX,
        heightPx: 64,
        photo: await paint(PICTURE_PX, 'photo'),
        contentType: 'image/jpeg',
        icon: await paint(COVER_PX, 'icon'),
        thumbhash: 'photo-hash',
        ...(studio.place && { place: studio.place }),
        bearing: { ...STRAIGHT, ...studio.bearing },
      };
    },

    async prepare(bytes, face, signal) {
      studio.pointed.prepared.push(face);
      await wait(signal);
      const failure = studio.failures.shift();
      if (failure) throw failure;
      const plate = Buffer.concat([Buffer.from('plate:'), bytes.subarray(0, 16)]);
      return { plate, ownClothes: { always: false, ages: [], ...studio.ownClothes } };
    },

    async shoot(order: SheetOrder, signal): Promise<Sheet> {
      const { themeId, sheet, seed, recipe, keywords, isBackground = false } = order;
      studio.told.push({ themeId, isCover: isBackground, said: order.plates.map(({ said }) => said) });
      if (!isBackground) {
        const plates = order.plates.map(({ key }) => key);
        studio.shot.push({ themeId, sheet, seed, plates, ...(recipe && { recipe }), ...(keywords && { keywords }) });
        await wait(signal);
      }
      const failure = isBackground ? undefined : studio.failures.shift();
      if (failure) throw failure;
      for (const plate of order.plates) {
        const bytes = Buffer.from(await plate.load());
        if (!bytes.toString().startsWith('plate:')) throw new Error('not a plate');
      }
      if (studio.dropped.has(sheet)) return { dropped: true, reason: 'unlike' };
      const name = `${themeId} ${sheet} ${seed}`;
      const jpeg = await paint(PICTURE_PX, name);
      (isBackground ? covers : own).add(jpeg);
      return {
        dropped: false,
        jpeg,
        cover: await paint(COVER_PX, name),
        widthPx: PICTURE_PX,
        heightPx: 64,
        thumbhash: `hash-${sheet}`,
        likeness: 90,
        places: order.plates.map((_, person) => ({ x: (person + 1) / 4, y: 0.4, height: 0.2 })),
        keywords: [themeId],
        bareFaces: [new Float32Array(LANDMARK_NUMBERS)],
      };
    },

    async isSamePerson(plate, others) {
      await Promise.all([plate, ...others].map(({ load }) => load()));
      return studio.isOnePerson;
    },

    async checkFrames(order) {
      await order.plate.load();
      studio.watched.push(order);
      const failure = studio.failures.shift();
      if (failure) throw failure;
      return { fault: studio.fault, stills: studio.stills };
    },

    async cutClip(clip) {
      return studio.clip(clip);
    },

    async shootDocument({ plate, document, ground, kept }, signal) {
      await plate.load();
      studio.documents.push(`${document} ${ground}`);
      studio.keptSheets.push(kept);
      await wait(signal);
      if (studio.isUnfit) return undefined;
      const name = `${document} ${ground}`;
      return {
        picture: await paint(PICTURE_PX, name),
        sheet: await paint(LARGE_PX, name),
        proof: await paint(PICTURE_PX, `proof ${name}`),
        widthPx: PICTURE_PX,
        heightPx: 64,
      };
    },

    async enlarge(jpeg, { origin, onProgress } = {}, signal) {
      await work(signal, onProgress);
      studio.origins.push(origin);
      return { jpeg: await paint(LARGE_PX, `4k of ${jpeg.length}`), widthPx: LARGE_PX, heightPx: (LARGE_PX * 4) / 3 };
    },

    async shootLarger(jpeg, origin) {
      studio.larger.push(origin.sheet);
      return { jpeg: await paint(LARGE_PX, `larger ${jpeg.length}`), widthPx: LARGE_PX, heightPx: (LARGE_PX * 4) / 3 };
    },

    canAnimate: true,

    async animate(jpeg, { onProgress }, signal) {
      await work(signal, onProgress);
      const mp4 = Buffer.from(`video of ${jpeg.length}`);
      return { mp4, cover: await paint(COVER_PX, 'video'), widthPx: 1080, heightPx: 1920, durationMs: 5000 };
    },

    async compare(picture, plates, signal) {
      await Promise.all(plates.map(({ load }) => load()));
      signal?.throwIfAborted();
      return studio.judge(picture);
    },

    async moderate(picture, _faces, signal) {
      signal?.throwIfAborted();
      return covers.has(picture) ? undefined : studio.refuse(own.has(picture));
    },

    async close() {},
  };
  return studio;
}
