import type { Face, PhotoProblem } from '@kinora/contract';
import type { PhotoReport, QualityNote, Refusal } from '@kinora/studio';
import type { Inspection } from '../adapters/ports/portrait-engine.ts';

type RefusedKind = Exclude<Refusal['kind'], 'unreadable' | 'unsupported-format' | 'too-small' | 'too-large'>;

const PROBLEMS: Record<RefusedKind, PhotoProblem> = {
  'no-face': 'no-face',
  'several-faces': 'several-faces',
  'face-too-small': 'too-far',
  cropped: 'cropped',
  dark: 'dark',
  bright: 'bright',
  blurred: 'blurred',
  mask: 'mask',
  glasses: 'glasses',
  'turned-away': 'turned',
};

/** What a client shows of the studio's notes. */
const NOTES: Partial<Record<QualityNote, Face['notes'][number]>> = {
  dim: 'dim',
  soft: 'soft',
  turned: 'turned',
  tilted: 'turned',
  'eyes-closed': 'eyes',
  'small-face': 'small',
  'head-cut': 'head-cut',
};

const FACES: Partial<Record<RefusedKind, number>> = { 'no-face': 0 };

/** Why the studio refused a photo, in the words of the port. */
export function readRefusal(refusal: Refusal): Inspection {
  switch (refusal.kind) {
    case 'unreadable':
      return { verdict: 'unreadable' };
    case 'unsupported-format':
      return { verdict: 'format' };
    case 'too-large':
      return { verdict: 'too-large' };
    case 'too-small':
      return { verdict: 'too-small', minimumPx: refusal.minSidePx };
    case 'several-faces':
      return { verdict: 'refused', problem: 'several-faces', faces: refusal.count };
    default:
      return { verdict: 'refused', problem: PROBLEMS[refusal.kind], faces: FACES[refusal.kind] ?? 1 };
  }
}

/** Notes on an accepted photo, each once. */
export function readNotes(report: Extract<PhotoReport, { isAccepted: true }>): string[] {
  const brows = report.warnings.includes('brows-covered') ? ['brows'] : [];
  return [...new Set([...brows, ...report.notes.flatMap((note) => NOTES[note] ?? [])])];
}
