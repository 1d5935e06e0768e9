import { ERROR } from '@kinora/contract';
import { useEffect, useRef } from 'react';
import { isError } from '../../api/command-error';
import { CancelledError } from '../../api/transport-failure';
import { refreshConsent } from '../../domain/account/use-consent';
import type { CancelSignal } from '../../lib/cancel-signal';
import { type CancelSource, createCancelSource } from '../../lib/cancel-source';
import type { AddFaceEvent } from './add-face-state';

/** One piece of work: what it tells counts only while no other has taken its place. */
export interface Work {
  readonly signal: CancelSignal;
  readonly tell: (event: AddFaceEvent) => void;
}

/** Does one piece of work at a time; the next one, an event of the user's own and the end of the screen cancel it. */
export function useWork(dispatch: (event: AddFaceEvent) => void) {
  const running = useRef<CancelSource>(undefined);
  useEffect(
    () => () => {
      running.current?.cancel();
      dispatch({ kind: 'interrupt' });
    },
    [dispatch],
  );

  function begin(job: (work: Work) => Promise<void>): void {
    running.current?.cancel();
    const source = createCancelSource();
    running.current = source;
    const tell = (event: AddFaceEvent) => {
      if (!source.signal.aborted) dispatch(event);
    };
    job({ signal: source.signal, tell }).catch((error: unknown) => {
      if (error instanceof CancelledError) return;
      if (isError(error, ERROR.consentMissing)) void refreshConsent();
      tell({ kind: 'failed', error });
    });
  }

  function stop(event: AddFaceEvent): void {
    running.current?.cancel();
    dispatch(event);
  }

  return { begin, stop };
}
