import { ERROR, type Face, type FacePlace, type FacePoint, type UploadReport } from '@kinora/contract';
import { useEffect, useReducer, useRef } from 'react';
import { isError } from '../../api/command-error';
import { CancelledError } from '../../api/transport-failure';
import { refreshConsent } from '../../domain/account/use-consent';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { checkPhoto, type FaceOwner, keepFace } from '../../domain/faces/add-face';
import type { CancelSignal } from '../../lib/cancel-signal';
import { type CancelSource, createCancelSource } from '../../lib/cancel-source';
import { tick } from '../../platform/haptics';
import type { PickedFile } from '../../platform/picked-file';
import { type AddFaceEvent, type FileProblem, reduceAddFace, type SeveralFaces } from './add-face-state';
import { focusOn } from './focus-on';
import { knownFace, rememberPhoto } from './known-photos';
import { readyPhoto } from './ready-photo';

/** What the studio finds when it opens the file, as the checks before the upload would have said it. */
const FILE_PROBLEMS: readonly (readonly [number, FileProblem])[] = [
  [ERROR.imageUnreadable, 'unreadable'],
  [ERROR.imageFormat, 'format'],
  [ERROR.imageTooLarge, 'too-large'],
];

/** What is to be kept: a photo with what the studio saw in it, or the sample; and whose it is, where that was asked. */
interface Kept {
  readonly report?: UploadReport;
  readonly owner?: FaceOwner | undefined;
}

/** A photo as it goes up. */
interface Sent {
  readonly file: PickedFile;
  readonly sha256: string;
  readonly ratio?: number | undefined;
  /** By what it is known again: its hash, of several people with the chosen one's place. */
  readonly photo: string;
  readonly face?: FacePoint;
}

interface AddFaceOptions {
  /** Largest file that may be uploaded; undefined while it is not known yet. */
  readonly maxBytes: number | undefined;
  readonly faces: readonly Face[];
  /** The very same photo is one of the faces already. */
  readonly onDuplicate: (faceId: string) => void;
  readonly onKept: (face: Face) => void;
}

/** The adding of a face: reads, checks, uploads and keeps a photo; one piece of work at a time, which can be cancelled. */
export function useAddFace({ maxBytes, faces, onDuplicate, onKept }: AddFaceOptions) {
  const [state, dispatch] = useReducer(reduceAddFace, { step: 'choose' });
  const work = useRef<CancelSource>(undefined);
  const sentPhoto = useRef<string>(undefined);
  useEffect(
    () => () => {
      work.current?.cancel();
      dispatch({ kind: 'interrupt' });
    },
    [],
  );

  /** Runs one piece of work; its events count only while no other has taken its place. */
  function begin(job: (signal: CancelSignal, tell: (event: AddFaceEvent) => void) => Promise<void>): void {
    work.current?.cancel();
    const source = createCancelSource();
    work.current = source;
    const tell = (event: AddFaceEvent) => {
      if (!source.signal.aborted) dispatch(event);
    };
    job(source.signal, tell).catch((error: unknown) => {
      if (error instanceof CancelledError) return;
      if (isError(error, ERROR.consentMissing)) void refreshConsent();
      tell({ kind: 'failed', error });
    });
  }

  function stop(event: AddFaceEvent): void {
    work.current?.cancel();
    dispatch(event);
  }

  async function keep(kept: Kept, signal: CancelSignal, tell: (event: AddFaceEvent) => void) {
    const { report, owner } = kept;
    // The first face is the user's own; afterwards it may be anybody's.
    if (report && !owner && faces.some(({ sample }) => !sample)) return tell({ kind: 'ask-whose', report });
    tell({ kind: 'keep', ...kept });
    const { binaryurl } = report ?? {};
    const face = await keepFace(binaryurl === undefined ? { sample: true } : { binaryurl, owner }, signal);
    if (binaryurl !== undefined && sentPhoto.current) rememberPhoto(sentPhoto.current, face.id);
    tick();
    onKept(face);
    tell({ kind: 'kept', face });
  }

  /** Shows the face that the photo is already, if it is one. */
  function showKnown(photo: string, tell: (event: AddFaceEvent) => void): boolean {
    const known = knownFace(
      photo,
      faces.map(({ id }) => id),
    );
    if (known === undefined) return false;
    tell({ kind: 'restart' });
    onDuplicate(known);
    return true;
  }

  async function check(
    file: PickedFile,
    isFromCamera: boolean,
    signal: CancelSignal,
    tell: (event: AddFaceEvent) => void,
  ) {
    const limit = maxBytes ?? (await readConfiguration(signal)).uploadbytes;
    const ready = await readyPhoto(file, limit);
    if (signal.aborted) return;
    if (!ready.isReady) return tell({ kind: 'refused', refusal: ready.refusal, isFromCamera });
    const { sha256 } = ready;
    if (showKnown(sha256, tell)) return;
    await send({ ...ready, photo: sha256 }, isFromCamera, signal, tell);
  }

  async function send(
    { file, sha256, ratio, photo, face }: Sent,
    isFromCamera: boolean,
    signal: CancelSignal,
    tell: (event: AddFaceEvent) => void,
  ) {
    sentPhoto.current = photo;
    const input = { sha256, name: file.name, ...(face && { face }) };
    const onProgress = (fraction: number) => tell({ kind: 'sent', fraction });
    tell({ kind: 'sent', fraction: 0 });
    const report = await checkPhoto(input, file, { signal, onProgress }).catch((error: unknown) => {
      const problem = FILE_PROBLEMS.find(([id]) => isError(error, id))?.[1];
      if (!problem) throw error;
      tell({ kind: 'refused', refusal: { problem }, isFromCamera });
    });
    if (signal.aborted || !report) return;
    const { choices = [] } = report;
    // Who cannot see the photo cannot point at a face in it.
    if (choices.length > 0 && ratio !== undefined) {
      return tell({ kind: 'several', group: { file, sha256, ratio, choices, isFromCamera } });
    }
    if (!report.is_passed || report.binaryurl === undefined) {
      return tell({ kind: 'refused', refusal: { problem: report.problem ?? 'no-face' }, isFromCamera });
    }
    if (report.concerns.length > 0) return tell({ kind: 'doubtful', report });
    await keep({ report }, signal, tell);
  }

  /** Goes on with one of several people: the same photo is looked at again, and only their part is kept. */
  function choose({ file, sha256, ratio, isFromCamera }: SeveralFaces, { x, y }: FacePlace): void {
    begin(async (signal, tell) => {
      const photo = `${sha256} ${x} ${y}`;
      if (showKnown(photo, tell)) return;
      tell({ kind: 'pick', file: { ...file, focus: focusOn({ x, y }, ratio) } });
      await send({ file, sha256, ratio, photo, face: { x, y } }, isFromCamera, signal, tell);
    });
  }

  function pick(file: PickedFile, isFromCamera = false): void {
    begin((signal, tell) => {
      tell({ kind: 'pick', file });
      return check(file, isFromCamera, signal, tell);
    });
  }

  return {
    state,
    pick,
    /** Which of several faces it shall be was answered. */
    choose: (choice: FacePlace) => {
      if (state.step === 'which') choose(state, choice);
    },
    useSample: () => begin((signal, tell) => keep({}, signal, tell)),
    useAnyway: () => {
      if (state.step === 'doubt') begin((signal, tell) => keep({ report: state.report }, signal, tell));
    },
    /** Whose face it is was answered. */
    keepFor: (owner: FaceOwner) => {
      if (state.step === 'whose') begin((signal, tell) => keep({ report: state.report, owner }, signal, tell));
    },
    /** Tries again where it failed: a photo that had passed is not sent a second time, unless it ran out meanwhile. */
    retry: () => {
      if (state.step !== 'failed') return;
      const { file, report, owner, error } = state;
      if (file && (!report || isError(error, ERROR.uploadExpired))) pick(file);
      else begin((signal, tell) => keep({ ...(report && { report }), owner }, signal, tell));
    },
    restart: () => stop({ kind: 'restart' }),
    openCamera: () => stop({ kind: 'open-camera' }),
  };
}
