import type { Face, PhotoConcern, PhotoProblem } from '@kinora/contract';
import type { AcceptedPhoto, QualityNote, Refusal, Warning } from '@kinora/studio';
import type { Inspection } from '../adapters/ports/engine-inspection.ts';

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
  lying: 'lying',
};

/** What a client shows of the studio's notes. */
const NOTES: Partial<Record<QualityNote, Face['notes'][number]>> = {
  dim: 'dim',
  soft: 'soft',
  tilted: 'turned',
  'eyes-closed': 'eyes',
  'small-face': 'small',
};

const CONCERNS: Record<Warning, PhotoConcern> = {
  'mouth-covered': 'covered',
  'head-cut': 'head-cut',
  'hair-cut': 'hair-cut',
  'low-resolution': 'small',
  'side-shaded': 'shade',
  turned: 'turned',
  'brows-covered': 'brows',
  'others-beside': 'beside',
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
      return { verdict: 'refused', problem: 'several-faces', faces: refusal.count, choices: refusal.choices };
    default:
      return { verdict: 'refused', problem: PROBLEMS[refusal.kind], faces: FACES[refusal.kind] ?? 1 };
  }
}

/** What the user is asked about before an accepted photo is kept. */
export function readConcerns({ warnings }: AcceptedPhoto): PhotoConcern[] {
  return warnings.map((warning) => CONCERNS[warning]);
}

/** Notes on an accepted photo, each once. */
export function readNotes(report: AcceptedPhoto): string[] {
  return [...new Set([...readConcerns(report), ...report.notes.flatMap((note) => NOTES[note] ?? [])])];
}
