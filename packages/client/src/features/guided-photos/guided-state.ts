import type { Face, FaceMoment, FacePlace, UploadReport } from '@kinora/contract';
import { focusOn } from '../../lib/focus-on';
import type { PickedFile } from '../../platform/picked-file';
import { GUIDED_PICTURES } from './cues';
import type { Verdict } from './shot-verdict';

/** How far a picture is. */
export type ShotStatus =
  /** `sent` is 0 to 1 while it is uploaded, 1 while the studio looks; undefined while it waits or is read. */
  | { readonly kind: 'checking'; readonly sent?: number }
  | Verdict
  /** Several people are in it: which of them it is about, is asked. */
  | SeveralFaces
  /** `report`: the studio has looked at it already, it was keeping it that failed. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly report?: UploadReport | undefined }
  | { readonly kind: 'keeping'; readonly report: UploadReport }
  | { readonly kind: 'kept'; readonly face: Face };

/** Width over height of the pictures in the list. */
const PRINT_RATIO = 3 / 4;

interface SeveralFaces {
  readonly kind: 'several';
  /** Width of the picture over its height. */
  readonly ratio: number;
  /** From the left; at least one. */
  readonly choices: readonly FacePlace[];
}

export interface Shot {
  /** Of a picture of the camera what it was to show. */
  readonly asked?: FaceMoment | undefined;
  readonly file: PickedFile;
  /** Of several people the one whom it is about. */
  readonly face?: FacePlace | undefined;
  /** CSS object-position by which they stay in sight. */
  readonly focus?: string;
  readonly status: ShotStatus;
  /** A doubtful one is kept all the same. */
  readonly isAccepted?: boolean;
}

export interface GuidedState {
  readonly step: 'intro' | 'camera' | 'review' | 'done';
  /** What the camera is opened for. */
  readonly toTake: readonly FaceMoment[];
  readonly shots: readonly Shot[];
}

export const START: GuidedState = { step: 'intro', toTake: [], shots: [] };

export type GuidedEvent =
  | { readonly kind: 'open-camera'; readonly moments: readonly FaceMoment[] }
  /** The camera is closed: to what was taken, or to where it began. */
  | { readonly kind: 'close-camera' }
  | { readonly kind: 'add'; readonly file: PickedFile; readonly asked?: FaceMoment | undefined }
  | { readonly kind: 'change'; readonly file: PickedFile; readonly status: ShotStatus }
  | { readonly kind: 'choose-face'; readonly file: PickedFile; readonly face: FacePlace }
  | { readonly kind: 'accept'; readonly file: PickedFile }
  | { readonly kind: 'remove'; readonly file: PickedFile }
  | { readonly kind: 'finish' };

const placeOf = ({ asked }: Shot): number => {
  const place = GUIDED_PICTURES.findIndex(({ moment }) => moment === asked);
  return place < 0 ? GUIDED_PICTURES.length : place;
};

/** The state after an event. Of a picture that another one has replaced nothing is told any more. */
export function reduceGuided(state: GuidedState, event: GuidedEvent): GuidedState {
  const change = (file: PickedFile, to: (shot: Shot) => Shot): GuidedState => ({
    ...state,
    shots: state.shots.map((shot) => (shot.file === file ? to(shot) : shot)),
  });
  switch (event.kind) {
    case 'open-camera':
      return { ...state, step: 'camera', toTake: event.moments };
    case 'close-camera':
      return { ...state, step: state.shots.length > 0 ? 'review' : 'intro', toTake: [] };
    case 'add': {
      const { asked, file } = event;
      const others = state.shots.filter((shot) => asked === undefined || shot.asked !== asked);
      const shots = [...others, { asked, file, status: { kind: 'checking' as const } }];
      shots.sort((one, other) => placeOf(one) - placeOf(other));
      return { ...state, step: asked === undefined ? 'review' : state.step, shots };
    }
    case 'change':
      return change(event.file, (shot) => ({ ...shot, status: event.status }));
    case 'choose-face':
      return change(event.file, (shot) =>
        shot.status.kind === 'several'
          ? { ...shot, face: event.face, focus: focusOn(event.face, shot.status.ratio / PRINT_RATIO) }
          : shot,
      );
    case 'accept':
      return change(event.file, (shot) => ({ ...shot, isAccepted: true }));
    case 'remove': {
      const shots = state.shots.filter(({ file }) => file !== event.file);
      return { ...state, shots, step: shots.length > 0 ? state.step : 'intro' };
    }
    case 'finish':
      return { ...state, step: 'done' };
  }
}

/** What the studio saw in a picture that is to be kept; undefined for one that is not, or not yet. */
export function reportToKeep({ status, isAccepted = false }: Shot): UploadReport | undefined {
  if (status.kind === 'good' || status.kind === 'failed') return status.report;
  return status.kind === 'doubtful' && isAccepted ? status.report : undefined;
}

/** Whether a picture cannot be kept as it is, so that another one may take its place. */
export function isSpoilt({ status, isAccepted = false }: Shot): boolean {
  if (status.kind === 'doubtful') return !isAccepted;
  return status.kind === 'refused' || status.kind === 'other-person';
}

/** Whether something would be lost if all were left now. */
export function isUnfinished({ step, shots }: GuidedState): boolean {
  return step !== 'done' && shots.some(({ status }) => status.kind !== 'kept');
}
