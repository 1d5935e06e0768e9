import type { FacePoint } from '@kinora/contract';
import type { AnimatedPhoto } from '../animate/animate-photo.ts';
import type { DocumentPicture } from '../documents/shoot-document.ts';
import type { LargePhoto } from '../enlarge/encode-large.ts';
import { inspectPhoto } from '../inspect/inspect-photo.ts';
import { measureFrame } from '../liveness/measure-frame.ts';
import { comparePicture } from '../matching/compare-picture.ts';
import { judgeComparison, judgeSheet } from '../matching/judge-picture.ts';
import { moderatePicture } from '../moderation/moderate-picture.ts';
import type { Photo } from '../pixels/photo.ts';
import { encodePlate } from '../prepare/plate-codec.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import type { SheetRequest } from '../shoot/shoot-sheet.ts';
import type { Shot } from '../shoot/view.ts';
import type {
  AnimatedSheet,
  AnimateJob,
  DocumentJob,
  Job,
  JobTypes,
  JudgedComparison,
  JudgedSheet,
  KeptSheet,
  PreparedPlate,
  SheetJob,
  StoredPlate,
} from './jobs.ts';
import { ownClothesOf } from './own-clothes.ts';
import { PlateCache } from './plate-cache.ts';

const plates = new PlateCache();

export interface JobContext {
  /** Fires when nobody waits for the job any more. */
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** Does one job on this thread. */
export function runJob(job: Job, context: JobContext): Promise<unknown> {
  switch (job.kind) {
    case 'inspect':
      return inspectPhoto(job.input.bytes, job.input.options);
    case 'prepare':
      return prepare(job.input.bytes, job.input.face);
    case 'frame':
      return measureFrame(job.input.bytes);
    case 'shoot':
      return shoot(job.input);
    case 'compare':
      return compare(job.input.bytes, job.input.plates);
    case 'moderate':
      return moderatePicture(job.input.bytes, job.input.faces);
    case 'shootLarger':
      return shootLarger(job.input, context.signal);
    case 'document':
      return shootDocument(job.input);
    case 'enlargeBand':
      return enlargeBand(job.input, context.signal);
    case 'animate':
      return animate(job.input, context);
  }
}

async function prepare(bytes: Uint8Array, face: FacePoint | undefined): Promise<PreparedPlate> {
  const plate = await preparePlate(bytes, face);
  const { widthPx, heightPx, person } = plate;
  return { plate: encodePlate(plate), widthPx, heightPx, person, ownClothes: ownClothesOf(plate) };
}

// What draws is loaded when first needed: a thread that only inspects carries no themes and no fonts.
async function shoot(job: SheetJob): Promise<JudgedSheet> {
  const { findSubject } = await import('../subjects/find-subject.ts');
  const { shootSheet } = await import('../shoot/shoot-sheet.ts');
  const sheet = await shootSheet(await findSubject(job, job.plates.length), readPlates(job));
  return sheet.dropped ? sheet : { ...sheet, fault: judgeSheet(sheet, job.plates.length) };
}

async function compare(bytes: Uint8Array, stored: readonly StoredPlate[]): Promise<JudgedComparison> {
  const people = plates.read(stored).map(({ person }) => person.embedding);
  const comparison = await comparePicture(bytes, people);
  return { ...comparison, fault: judgeComparison(comparison) };
}

async function shootLarger(
  { origin, chosen, size }: JobTypes['shootLarger']['input'],
  signal: AbortSignal,
): Promise<LargePhoto | undefined> {
  const { findSubject, isSubject } = await import('../subjects/find-subject.ts');
  if (!isSubject(origin)) return undefined;
  const larger = await import('../enlarge/shoot-larger.ts');
  return larger.shootLarger(await findSubject(origin, origin.plates.length), readPlates(origin), chosen, signal, size);
}

async function shootDocument({ plate, kept, ...request }: DocumentJob): Promise<DocumentPicture | undefined> {
  const documents = await import('../documents/shoot-document.ts');
  const [read] = plates.read([plate]);
  return read && documents.shootDocument(read, request, kept && (await findKept(kept)));
}

async function findKept({ sheet, ...subject }: KeptSheet): Promise<Shot | undefined> {
  const { findSubject, isSubject } = await import('../subjects/find-subject.ts');
  return isSubject(subject) ? (await findSubject(subject)).sheets[sheet] : undefined;
}

async function enlargeBand(band: JobTypes['enlargeBand']['input'], signal: AbortSignal): Promise<Photo> {
  const enlarge = await import('../enlarge/enlarge-band.ts');
  return enlarge.enlargeBand(band, signal);
}

async function animate({ origin, ...request }: AnimateJob, context: JobContext): Promise<AnimatedPhoto> {
  const { animatePhoto } = await import('../animate/animate-photo.ts');
  return animatePhoto({ ...request, isFlat: origin && (await liesFlat(origin)) }, context);
}

async function liesFlat({ sheet, people, ...subject }: AnimatedSheet): Promise<boolean> {
  const { findSubject, isSubject } = await import('../subjects/find-subject.ts');
  if (!isSubject(subject)) return false;
  const { movesApart } = await import('../shoot/moves-apart.ts');
  const shot = (await findSubject(subject, people)).sheets[sheet];
  return shot !== undefined && !movesApart(shot);
}

function readPlates(job: SheetJob): SheetRequest {
  return { ...job, plates: plates.read(job.plates) };
}
