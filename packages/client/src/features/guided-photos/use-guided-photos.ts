import type { FaceMoment, FacePlace } from '@kinora/contract';
import { useEffect, useReducer, useRef } from 'react';
import type { CancelSignal } from '../../lib/cancel-signal';
import { type CancelSource, createCancelSource } from '../../lib/cancel-source';
import type { Person } from '../../lib/people';
import type { PickedFile } from '../../platform/picked-file';
import { reduceGuided, reportToKeep, type Shot, type ShotStatus, START } from './guided-state';
import { keepShots } from './keep-shots';
import { lookAtShot } from './look-at-shot';

/** Several pictures of one person: each is looked at as soon as it is taken, one after the other, and kept when the user says so. */
export function useGuidedPhotos(person: Person) {
  const [state, dispatch] = useReducer(reduceGuided, START);
  const enqueue = useLine();
  const change = (file: PickedFile, status: ShotStatus) => dispatch({ kind: 'change', file, status });

  function look({ file, asked, face }: Pick<Shot, 'file' | 'asked' | 'face'>): void {
    change(file, { kind: 'checking' });
    enqueue((signal) => lookAtShot({ file, asked, face, mid: person.id }, signal, (status) => change(file, status)));
  }

  /** Keeps what is good, the first picture last, so that it comes first among the photos. */
  function keep(shots: readonly Shot[]): void {
    const wanted = shots.flatMap((shot) => {
      const report = reportToKeep(shot);
      return report ? [{ file: shot.file, report }] : [];
    });
    enqueue(async (signal) => {
      if (await keepShots(person, wanted.reverse(), signal, change)) dispatch({ kind: 'finish' });
    });
  }

  return {
    state,
    add(file: PickedFile, asked?: FaceMoment) {
      dispatch({ kind: 'add', file, asked });
      look({ file, asked });
    },
    /** Which of several people a picture is about was answered: the same picture is looked at again. */
    chooseFace(shot: Shot, face: FacePlace) {
      dispatch({ kind: 'choose-face', file: shot.file, face });
      look({ ...shot, face });
    },
    keepAll: () => keep(state.shots),
    /** Tries again where it failed: what the studio has looked at already is not sent a second time. */
    retry: (shot: Shot) => (reportToKeep(shot) ? keep([shot]) : look(shot)),
    openCamera: (moments: readonly FaceMoment[]) => dispatch({ kind: 'open-camera', moments }),
    closeCamera: () => dispatch({ kind: 'close-camera' }),
    accept: ({ file }: Shot) => dispatch({ kind: 'accept', file }),
    remove: ({ file }: Shot) => dispatch({ kind: 'remove', file }),
  };
}

/** Does one piece of work after the other, and none any more once the screen has gone. */
function useLine(): (job: (signal: CancelSignal) => Promise<void>) => void {
  const source = useRef<CancelSource>(undefined);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const own = createCancelSource();
    source.current = own;
    return () => own.cancel();
  }, []);
  return (job) => {
    last.current = last.current.then(async () => {
      const signal = source.current?.signal;
      if (signal && !signal.aborted) await job(signal);
    });
  };
}
