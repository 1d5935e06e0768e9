import { type CertificateReceipt, type ClosingView, ERROR } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { certificateAddress } from '../../domain/account/certificate-address';
import { askClosingCode, closeAccount, newReceipt, proveClosing } from '../../domain/account/use-closing';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { copyText } from '../../platform/clipboard';
import { hasWebPages } from '../../platform/web-pages';
import { endSession } from '../../session/end-session';
import { keepReceipt } from '../../session/kept-receipt';
import { forgetDeviceMark } from '../../session/known-device';
import { showToast } from '../../ui/toast';
import { lastWords } from './loss-rows';

const ABOUT_CODE = [ERROR.codeWrong, ERROR.codeExpired, ERROR.codeTooManyTries];

interface LeavingOptions {
  readonly uid: string;
  readonly losses: ClosingView;
  readonly onCodeRefused: () => void;
}

/** The steps of closing the account: a code, the question whether one is sure, and out where it is closed at once. */
export function useLeaving({ uid, losses, onCodeRefused }: LeavingOptions) {
  const t = useT();
  const { relaunch } = useNavigation();
  const [resendAtMs, setResendAtMs] = useState(0);
  const [isCodeSent, setCodeSent] = useState(false);
  const [busy, setBusy] = useState<'asking' | 'leaving'>();
  const [codeError, setCodeError] = useState<string>();

  async function askCode() {
    if (busy) return;
    setBusy('asking');
    try {
      setResendAtMs(Date.now() + (await askClosingCode()) * 1000);
      setCodeSent(true);
      setCodeError(undefined);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(undefined);
    }
  }

  /** Out of what is closed, to where its certificate comes; in a mini-program its address is taken along. */
  async function goOut(receipt: CertificateReceipt) {
    endSession('logout');
    forgetDeviceMark();
    if (hasWebPages) return relaunch('certificate', { ...receipt, account: uid });
    await relaunch('visit');
    await giveReceipt(t('leave.closed'), certificateAddress(receipt, uid));
  }

  /** There is no account any more that would lead there. */
  async function giveReceipt(title: string, address: string) {
    const isWanted = await confirm({
      title,
      text: t('certificate.receipt'),
      confirmLabel: t('certificate.copy'),
      cancelLabel: t('certificate.without'),
    });
    if (!isWanted) return;
    await copyText(address);
    showToast({ text: t('certificate.copied') });
  }

  async function leave(code?: string) {
    if (busy) return;
    const isSure = await confirm({
      title: t('leave.sure-title'),
      text: lastWords(losses, t),
      confirmLabel: t('leave.confirm'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setBusy('leaving');
    setCodeError(undefined);
    try {
      const receipt = newReceipt();
      const proof = code === undefined ? undefined : await proveClosing(code);
      const answer = await closeAccount(proof, receipt);
      await keepReceipt(answer?.certificate ?? receipt, uid);
      // What would be lost with the answer is at hand.
      if (!answer) return await giveReceipt(t('leave.unheard'), certificateAddress(receipt, uid));
      if (answer.closed) await goOut(answer.certificate ?? receipt);
    } catch (error) {
      if (!ABOUT_CODE.some((id) => isError(error, id))) return showError(error);
      setCodeError(errorText(error, t));
      onCodeRefused();
    } finally {
      setBusy(undefined);
    }
  }

  return { isCodeSent, resendAtMs, busy, codeError, askCode, leave };
}
