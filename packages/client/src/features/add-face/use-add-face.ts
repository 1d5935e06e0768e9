import { ERROR, type Face, type FacePlace, type UploadReport } from '@kinora/contract';
import { useReducer, useRef } from 'react';
import { isError } from '../../api/command-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { type FaceOwner, keepFace } from '../../domain/faces/add-face';
import { readFaces } from '../../domain/faces/use-faces';
import { focusOn } from '../../lib/focus-on';
import { readyPhoto } from '../../lib/prepare-upload';
import { tick } from '../../platform/haptics';
import type { PickedFile } from '../../platform/picked-file';
import { reduceAddFace, type SeveralFaces } from './add-face-state';
import type { AgeAnswer } from './age-step';
import { knownFace, rememberPhoto } from './known-photos';
import { type Sent, sendPhoto } from './send-photo';
import { useWork, type Work } from './use-work';

/** What is to be kept: a photo with what the studio saw in it, or the sample; and whose it is, where that was asked. */
interface Kept {
  readonly report?: UploadReport | undefined;
  readonly owner?: FaceOwner | undefined;
  /** A photo that is in the studio already, which is given to whom it shows. */
  readonly moved?: Face | undefined;
}

interface AddFaceOptions {
  /** Largest file that may be uploaded; undefined while it is not known yet. */
  readonly maxBytes: number | undefined;
  readonly faces: readonly Face[];
  /** The very same photo is one of the faces already. */
  readonly onDuplicate: (faceId: string) => void;
  readonly onKept: (face: Face) => void;
}

const hasPhoto = (faces: readonly Face[]): boolean => faces.some(({ sample }) => !sample);

/** The adding of a face: reads, checks, uploads and keeps a photo; one piece of work at a time, which can be cancelled. */
export function useAddFace({ maxBytes, faces, onDuplicate, onKept }: AddFaceOptions) {
  const [state, dispatch] = useReducer(reduceAddFace, { step: 'choose' });
  const { begin, stop } = useWork(dispatch);
  const sentPhoto = useRef<string>(undefined);

  async function keep(kept: Kept, { signal, tell }: Work) {
    const { report, owner, moved } = kept;
    tell({ kind: 'keep', ...kept });
    // The first face is the user's own; afterwards it may be anybody's. What is shown may be of before it was added.
    if (report && !owner && (hasPhoto(faces) || hasPhoto((await readFaces(signal)).icons)))
      return tell({ kind: 'ask-whose', report });
    const binaryurl = moved?.id ?? report?.binaryurl;
    const photo = binaryurl === undefined ? ({ sample: true } as const) : { binaryurl, owner };
    const face = await keepFace(photo, signal).catch((error: unknown) => {
      if (isError(error, ERROR.looksLikeOther)) return tell({ kind: 'ask-other' });
      if (!report || !isError(error, ERROR.ageUnanswered)) throw error;
      tell({ kind: 'ask-age', report });
    });
    if (!face) return;
    if (binaryurl !== undefined && sentPhoto.current) rememberPhoto(sentPhoto.current, face.id);
    tick();
    onKept(face);
    tell({ kind: 'kept', face });
  }

  /** Shows the face that the photo is already, if it is one. */
  function showKnown(photo: string, { tell }: Work): boolean {
    const known = knownFace(
      photo,
      faces.map(({ id }) => id),
    );
    if (known === undefined) return false;
    tell({ kind: 'restart' });
    onDuplicate(known);
    return true;
  }

  async function check(file: PickedFile, isFromCamera: boolean, work: Work) {
    const limit = maxBytes ?? (await readConfiguration(work.signal)).uploadbytes;
    const ready = await readyPhoto(file, limit);
    if (work.signal.aborted) return;
    if (!ready.isReady) return work.tell({ kind: 'refused', refusal: ready.refusal, isFromCamera });
    if (!showKnown(ready.sha256, work)) await send({ ...ready, isFromCamera }, ready.sha256, work);
  }

  /** @param photo by what it is known again: its hash, of several people with the chosen one's place. */
  async function send(sent: Sent, photo: string, work: Work) {
    sentPhoto.current = photo;
    const report = await sendPhoto(sent, work);
    if (report) await keep({ report }, work);
  }

  /** Goes on with one of several people: the same photo is looked at again, and only their part is kept. */
  function choose({ file, sha256, ratio, isFromCamera }: SeveralFaces, { x, y }: FacePlace): void {
    begin(async (work) => {
      const photo = `${sha256} ${x} ${y}`;
      if (showKnown(photo, work)) return;
      work.tell({ kind: 'pick', file: { ...file, focus: focusOn({ x, y }, ratio) } });
      await send({ file, sha256, ratio, isFromCamera, face: { x, y } }, photo, work);
    });
  }

  function pick(file: PickedFile, isFromCamera = false): void {
    begin((work) => {
      work.tell({ kind: 'pick', file });
      return check(file, isFromCamera, work);
    });
  }

  return {
    state,
    pick,
    /** Which of several faces it shall be was answered. */
    choose: (choice: FacePlace) => {
      if (state.step === 'which') choose(state, choice);
    },
    useSample: () => begin((work) => keep({}, work)),
    useAnyway: () => {
      if (state.step === 'doubt') begin((work) => keep({ report: state.report }, work));
    },
    /** Whether the user is of age was answered, or that it is a child of theirs. */
    answerAge: (answer: AgeAnswer) => {
      if (state.step !== 'age') return;
      const { report } = state;
      begin(async (work) => {
        if (answer === 'child') work.tell({ kind: 'ask-whose', report, isChild: true });
        else await keep({ report, owner: { ofage: answer === 'of-age' } }, work);
      });
    },
    /** Whose face it is was answered. */
    keepFor: (owner: FaceOwner) => {
      if (state.step === 'whose') begin((work) => keep({ report: state.report, owner }, work));
      if (state.step === 'not-me') begin((work) => keep({ moved: state.face, owner }, work));
    },
    /** It is whom the user named, though it does not look like them. */
    keepAllTheSame: () => {
      if (state.step !== 'other' || !state.owner || !('mid' in state.owner)) return;
      const { report, moved, owner } = state;
      begin((work) => keep({ report, moved, owner: { ...owner, sure: true } }, work));
    },
    askAgain: () => stop({ kind: 'ask-again' }),
    /** Tries again where it failed: a photo that had passed is not sent a second time, unless it ran out meanwhile. */
    retry: () => {
      if (state.step !== 'failed') return;
      const { file, report, owner, moved, error } = state;
      if (file && (!report || isError(error, ERROR.uploadExpired))) pick(file);
      else begin((work) => keep({ report, owner, moved }, work));
    },
    notMe: () => stop({ kind: 'not-me' }),
    restart: () => stop({ kind: 'restart' }),
    openCamera: () => stop({ kind: 'open-camera' }),
  };
}
