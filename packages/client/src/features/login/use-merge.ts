import { ERROR, type UserInfo } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { mergeAccounts } from '../../domain/login/merge-accounts';
import { askOldCode, proveOldPhone } from '../../domain/login/phone-proofs';
import { useCodeStep } from '../../domain/login/use-code-step';
import { useT } from '../../lib/translation';
import { type MergeOffer, mergeOffer } from '../../session/merge-offer';
import { showToast } from '../../ui/toast';

/** The steps of bringing two accounts together: the consent that may be missing, the own phone's code where a way was proven, and the end. */
export function useMerge(offer: MergeOffer, { phone, faceagree }: UserInfo) {
  const t = useT();
  const { brings, of, secret } = offer;
  const [old, setOld] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [hasFaces, setHasFaces] = useState(brings.faces > 0);
  const code = useCodeStep({ ask, enter, tell });

  async function ask(onChecking: () => void): Promise<number> {
    const { resend_s } = await askOldCode({ onChecking });
    return Date.now() + resend_s * 1000;
  }

  async function enter(entered: string): Promise<void> {
    const proven = await proveOldPhone(entered, secret);
    setOld(proven.old);
    await merge(proven.old);
  }

  async function merge(proof: string | undefined): Promise<void> {
    setProblem(undefined);
    await mergeAccounts(offer, proof);
    mergeOffer.set(undefined);
    showToast({ text: t('merge.done') });
  }

  function tell(error: unknown): boolean {
    // A face that was deleted a moment ago comes along uncounted.
    if (isError(error, ERROR.consentMissing)) setHasFaces(true);
    else setProblem(errorText(error, t));
    return true;
  }

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await merge(old).catch(tell);
    setBusy(false);
  }

  const isWay = of !== 'phone' && of !== 'sign-in';
  const step = hasFaces && !faceagree ? 'consent' : isWay && phone !== '' && old === undefined ? 'code' : 'confirm';
  return { step, code, confirm, isBusy, problem } as const;
}
