import type { CertificateReceipt, ClosingView, UserInfo } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { certificateAddress } from '../../domain/account/certificate-address';
import { askClosingCode, closeAccount, newReceipt, proveClosing } from '../../domain/account/use-closing';
import { useCodeStep } from '../../domain/login/use-code-step';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { copyText } from '../../platform/clipboard';
import { hasWebPages } from '../../platform/web-pages';
import { endSession } from '../../session/end-session';
import { forgetClosingCode, keepClosingCode, readClosingCode } from '../../session/kept-closing-code';
import { forgetDeviceMark } from '../../session/known-device';
import { showToast } from '../../ui/toast';
import { lastWords } from './loss-rows';

/** The steps of closing the account: a code, the question whether one is sure, and out where it is closed at once. */
export function useLeaving({ uid, phone }: Pick<UserInfo, 'uid' | 'phone'>, losses: ClosingView) {
  const t = useT();
  const { relaunch } = useNavigation();
  const [isLeaving, setLeaving] = useState(false);
  const [sent] = useState(() => readClosingCode(uid));
  const code = useCodeStep({ ask, enter: leave, sent, onOver });

  /** The code is awaited still where the page is loaded anew. */
  async function ask(onChecking: () => void): Promise<number> {
    const { resend_s, expire_s } = await askClosingCode({ onChecking });
    const now = Date.now();
    const resendAtMs = now + resend_s * 1000;
    keepClosingCode({ uid, resendAtMs, untilMs: now + expire_s * 1000 });
    return resendAtMs;
  }

  function onOver(over: number) {
    const kept = readClosingCode(uid);
    if (kept) keepClosingCode({ ...kept, over });
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

  const isSure = () =>
    confirm({
      title: t('leave.sure-title'),
      text: lastWords(losses, phone !== '', t),
      confirmLabel: t('leave.confirm'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });

  async function leave(entered?: string) {
    const receipt = newReceipt();
    const proof = entered === undefined ? undefined : await proveClosing(entered);
    const answer = await closeAccount(uid, proof, receipt);
    forgetClosingCode();
    if (answer?.closed) return void (await goOut(answer.certificate ?? receipt));
    // What would be lost with the answer is at hand.
    if (!answer) await giveReceipt(t('leave.unheard'), certificateAddress(receipt, uid));
    // The code was good once.
    code.forget();
  }

  /** An account without a phone has nothing that a code could go to. */
  async function leaveWithoutCode() {
    if (isLeaving || !(await isSure())) return;
    setLeaving(true);
    await leave().catch(showError);
    setLeaving(false);
  }

  async function submit(entered: string) {
    if (await isSure()) await code.entry.onSubmit(entered);
  }

  return { code: { ...code, entry: { ...code.entry, onSubmit: submit } }, leaveWithoutCode, isLeaving };
}
