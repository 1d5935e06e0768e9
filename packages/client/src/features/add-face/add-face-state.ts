import type { Face, PhotoProblem, UploadReport } from '@kinora/contract';
import type { FaceOwner } from '../../domain/faces/add-face';
import type { PickedFile } from '../../platform/picked-file';

/** Why a photo is not even sent. */
export type FileProblem = 'webp' | 'format' | 'too-small' | 'unreadable' | 'too-large';

/** Why a photo cannot be used, with what is known of it. */
export interface Refusal {
  readonly problem: PhotoProblem | FileProblem;
  /** Shorter side in pixels, of a picture that is too small. */
  readonly sidePx?: number;
}

/** What is kept: the photo, what the studio saw in it, and whose it is. */
interface Kept {
  readonly file?: PickedFile | undefined;
  readonly report?: UploadReport | undefined;
  readonly owner?: FaceOwner | undefined;
}

/** Where the adding of a face stands. */
export type AddFaceState =
  | { readonly step: 'choose' }
  | { readonly step: 'camera' }
  /** `sent` is 0 to 1 while it is uploaded, 1 while the studio looks; undefined while it is read here. */
  | { readonly step: 'sending'; readonly file: PickedFile; readonly sent?: number }
  | { readonly step: 'refused'; readonly file: PickedFile; readonly refusal: Refusal; readonly isFromCamera: boolean }
  | { readonly step: 'doubt'; readonly file: PickedFile; readonly report: UploadReport }
  /** Whose face it is, is asked. */
  | { readonly step: 'whose'; readonly file: PickedFile; readonly report: UploadReport }
  /** No file: the sample face. */
  | ({ readonly step: 'keeping' } & Kept)
  | ({ readonly step: 'failed'; readonly error: unknown } & Kept)
  | { readonly step: 'done'; readonly face: Face };

export type AddFaceEvent =
  | { readonly kind: 'restart' | 'open-camera' }
  /** The page was left: what was under way has ended. */
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'pick'; readonly file: PickedFile }
  | { readonly kind: 'sent'; readonly fraction: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly isFromCamera: boolean }
  | { readonly kind: 'doubtful'; readonly report: UploadReport }
  | { readonly kind: 'ask-whose'; readonly report: UploadReport }
  | { readonly kind: 'keep'; readonly report?: UploadReport; readonly owner?: FaceOwner | undefined }
  | { readonly kind: 'kept'; readonly face: Face }
  | { readonly kind: 'failed'; readonly error: unknown };

const fileOf = (state: AddFaceState): PickedFile | undefined => ('file' in state ? state.file : undefined);

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
    case 'doubtful':
      return state.step === 'sending' ? { step: 'doubt', file: state.file, report: event.report } : state;
    case 'ask-whose': {
      const file = fileOf(state);
      return file ? { step: 'whose', file, report: event.report } : state;
    }
    case 'keep':
      return { step: 'keeping', file: fileOf(state), report: event.report, owner: event.owner };
    case 'kept':
      return state.step === 'keeping' ? { step: 'done', face: event.face } : state;
    case 'failed': {
      if (state.step !== 'sending' && state.step !== 'keeping') return state;
      return {
        step: 'failed',
        error: event.error,
        file: fileOf(state),
        ...(state.step === 'keeping' && { report: state.report, owner: state.owner }),
      };
    }
  }
}
