import type { Face, FacePlace, UploadReport } from '@kinora/contract';
import type { FaceOwner } from '../../domain/faces/add-face';
import type { Refusal } from '../../lib/photo-refusal';
import type { PickedFile } from '../../platform/picked-file';

/** A photo on its way into the studio. */
export interface PhotoUnderWay extends PickedFile {
  /** CSS object-position: of several people the chosen one stays in sight. */
  readonly focus?: string;
}

/** What is kept: the photo, what the studio saw in it, and whose it is. */
interface Kept {
  /** It is in the studio already and is given to whom it shows. */
  readonly moved?: Face | undefined;
  readonly file?: PhotoUnderWay | undefined;
  readonly report?: UploadReport | undefined;
  readonly owner?: FaceOwner | undefined;
}

/** A photo of several people as it was sent. */
export interface SeveralFaces {
  readonly file: PhotoUnderWay;
  readonly sha256: string;
  /** Width of the photo over its height. */
  readonly ratio: number;
  /** From the left; at least one. */
  readonly choices: readonly FacePlace[];
  readonly isFromCamera: boolean;
}

/** Where the adding of a face stands. */
export type AddFaceState =
  | { readonly step: 'choose' }
  | { readonly step: 'camera' }
  /** `sent` is 0 to 1 while it is uploaded, 1 while the studio looks; undefined while it is read here. */
  | { readonly step: 'sending'; readonly file: PhotoUnderWay; readonly sent?: number }
  | {
      readonly step: 'refused';
      readonly file: PhotoUnderWay;
      readonly refusal: Refusal;
      readonly isFromCamera: boolean;
    }
  /** Which of several faces it shall be, is asked. */
  | ({ readonly step: 'which' } & SeveralFaces)
  | {
      readonly step: 'doubt';
      readonly file: PhotoUnderWay;
      readonly report: UploadReport;
      readonly isFromCamera: boolean;
    }
  /** The face looks young, and shall be the user's own: whose it is, and how old they are, is asked. */
  | { readonly step: 'age'; readonly file: PhotoUnderWay; readonly report: UploadReport }
  /** Whose face it is, is asked; of a child not whether it is the user's. */
  | { readonly step: 'whose'; readonly file: PhotoUnderWay; readonly report: UploadReport; readonly isChild: boolean }
  /** No file: the sample face. */
  | ({ readonly step: 'keeping' } & Kept)
  /** `isLookedAt`: the photo was there, and the studio did not come to an end with it. */
  | ({ readonly step: 'failed'; readonly error: unknown; readonly isLookedAt: boolean } & Kept)
  /** It looks like somebody else than the owner who was named: whether it is them, is asked. */
  | ({ readonly step: 'other' } & Kept)
  | { readonly step: 'done'; readonly face: Face }
  /** The first photo, which counts as the user's own, is somebody else's: whose, is asked. */
  | { readonly step: 'not-me'; readonly face: Face };

export type AddFaceEvent =
  | { readonly kind: 'restart' | 'open-camera' }
  /** The page was left: what was under way has ended. */
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'pick'; readonly file: PhotoUnderWay }
  | { readonly kind: 'sent'; readonly fraction: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isFromCamera: boolean }
  | { readonly kind: 'several'; readonly group: SeveralFaces }
  | { readonly kind: 'doubtful'; readonly report: UploadReport; readonly isFromCamera: boolean }
  | { readonly kind: 'ask-age'; readonly report: UploadReport }
  | { readonly kind: 'ask-whose'; readonly report: UploadReport; readonly isChild?: boolean }
  | { readonly kind: 'ask-other' }
  /** After that: whose it is, is asked anew. */
  | { readonly kind: 'ask-again' }
  | { readonly kind: 'not-me' }
  | ({ readonly kind: 'keep' } & Omit<Kept, 'file'>)
  | { readonly kind: 'kept'; readonly face: Face }
  | { readonly kind: 'failed'; readonly error: unknown };

const fileOf = (state: AddFaceState): PhotoUnderWay | undefined => ('file' in state ? state.file : undefined);

/** The state after an event. Events of work that is no longer under way change nothing. */
export function reduceAddFace(state: AddFaceState, event: AddFaceEvent): AddFaceState {
  switch (event.kind) {
    case 'restart':
      return { step: 'choose' };
    case 'interrupt':
      return state.step === 'sending' || state.step === 'keeping' ? { step: 'choose' } : state;
    case 'open-camera':
      return { step: 'camera' };
    case 'pick':
      return { step: 'sending', file: event.file };
    case 'sent':
      return state.step === 'sending' ? { ...state, sent: Math.max(state.sent ?? 0, event.fraction) } : state;
    case 'refused':
      if (state.step !== 'sending') return state;
      return { step: 'refused', file: state.file, refusal: event.refusal, isFromCamera: event.isFromCamera };
    case 'several':
      return state.step === 'sending' ? { step: 'which', ...event.group } : state;
    case 'doubtful':
      if (state.step !== 'sending') return state;
      return { step: 'doubt', file: state.file, report: event.report, isFromCamera: event.isFromCamera };
    case 'ask-age': {
      const file = fileOf(state);
      return file ? { step: 'age', file, report: event.report } : state;
    }
    case 'ask-whose': {
      const file = fileOf(state);
      return file ? { step: 'whose', file, report: event.report, isChild: event.isChild ?? false } : state;
    }
    case 'keep':
      return { step: 'keeping', file: fileOf(state), report: event.report, owner: event.owner, moved: event.moved };
    case 'ask-other':
      return state.step === 'keeping' ? { ...state, step: 'other' } : state;
    case 'ask-again': {
      if (state.step !== 'other') return state;
      const { file, report, moved } = state;
      if (moved) return { step: 'not-me', face: moved };
      return file && report ? { step: 'whose', file, report, isChild: false } : state;
    }
    case 'kept':
      return state.step === 'keeping' ? { step: 'done', face: event.face } : state;
    case 'not-me':
      return state.step === 'done' ? { step: 'not-me', face: state.face } : state;
    case 'failed': {
      if (state.step !== 'sending' && state.step !== 'keeping') return state;
      return {
        step: 'failed',
        error: event.error,
        isLookedAt: state.step === 'sending' && state.sent === 1,
        file: fileOf(state),
        ...(state.step === 'keeping' && { report: state.report, owner: state.owner, moved: state.moved }),
      };
    }
  }
}
