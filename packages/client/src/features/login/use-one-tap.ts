import type { CarrierOffer } from '@kinora/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/command-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { oneTapProblem } from '../../domain/login/one-tap-problem';
import { type CancelSource, createCancelSource } from '../../lib/cancel-source';
import { useT } from '../../lib/translation';
import { CarrierError } from '../../platform/carrier-error';
import { askCarrier } from '../../platform/one-tap';
import type { HiddenNumber } from '../../platform/one-tap-port';
import { leaveLogin } from '../../session/login';
import { logInByCarrier } from '../../session/one-tap-login';

/**
 * The steps of signing in by the carrier: ask for the number, have it confirmed, leave for where one came from. `prepare` fetches
 * what shows the number meanwhile.
 */
export function useOneTap(offer: CarrierOffer, prepare: () => Promise<unknown>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [number, setNumber] = useState<HiddenNumber>();
  const [notice, setNotice] = useState<string>();
  const asking = useRef<CancelSource>(undefined);

  const giveUp = useCallback(() => asking.current?.cancel(), []);
  useEffect(() => giveUp, [giveUp]);

  /** Why it goes on with a code; nothing where the user left of their own accord. */
  function explain(error: unknown): string | undefined {
    if (!(error instanceof CarrierError)) return errorText(error, t);
    const problem = oneTapProblem(error.code);
    return problem === 'left' ? undefined : t(`one-tap.${problem}`);
  }

  async function ask(): Promise<void> {
    if (!askCarrier) return;
    const source = createCancelSource();
    asking.current = source;
    setAsking(true);
    setNotice(undefined);
    try {
      const [told] = await Promise.all([askCarrier(offer, source.signal), prepare()]);
      if (!source.signal.aborted) setNumber(told);
    } catch (error) {
      setNotice(explain(error));
    } finally {
      setAsking(false);
    }
  }

  /** False where the digits are not those of the number. */
  async function confirm(digits: string): Promise<boolean> {
    try {
      const proof = await number?.confirm(digits);
      if (!proof) return true;
      const { protocols } = await readConfiguration();
      await logInByCarrier(proof, protocols.service);
      await leaveLogin();
    } catch (error) {
      if (error instanceof CarrierError && oneTapProblem(error.code) === 'wrong-digits') return false;
      setNumber(undefined);
      setNotice(explain(error));
    }
    return true;
  }

  function leave(how: 'back' | 'switch'): void {
    number?.leave(how);
    setNumber(undefined);
  }

  return { number, isAsking, notice, ask, giveUp, confirm, leave };
}
