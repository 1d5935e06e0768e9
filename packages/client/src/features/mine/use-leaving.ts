import { ERROR } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { askClosingCode, closeAccount } from '../../domain/account/use-closing';
import { confirm } from '../../lib/confirm';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { endSession } from '../../session/end-session';
import { showToast } from '../../ui/toast';

const ABOUT_CODE = [ERROR.codeWrong, ERROR.codeExpired, ERROR.codeTooManyTries];

/** The steps of closing the account: a code, the question whether one is sure, and out where it is closed at once. */
export function useLeaving({ onCodeRefused }: { readonly onCodeRefused: () => void }) {
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

  async function leave(code?: string) {
    if (busy) return;
    const isSure = await confirm({
      title: t('leave.sure-title'),
      text: t('leave.intro'),
      confirmLabel: t('leave.confirm'),
      cancelLabel: t('action.cancel'),
      isDangerous: true,
    });
    if (!isSure) return;
    setBusy('leaving');
    setCodeError(undefined);
    try {
      const { closed } = await closeAccount(code);
      if (!closed) return;
      endSession('logout');
      showToast({ text: t('leave.closed') });
      await relaunch('visit');
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
