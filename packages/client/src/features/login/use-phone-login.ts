import { ERROR } from '@kinora/contract';
import { useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { askCode } from '../../domain/login/ask-code';
import { useT } from '../../lib/translation';
import { relaunchAt } from '../../navigation/open-address';
import { readDeviceMark } from '../../session/known-device';
import { bindPhone, leaveLogin, logInWithPhoneCode } from '../../session/login';
import { isPlausiblePhone } from './phone-rule';

interface PhoneLoginInput {
  readonly area: string;
  readonly phone: string;
  readonly isAgreed: boolean;
  /** State of the sign-in for which the phone is bound; else the phone signs in. */
  readonly bind: string | undefined;
  readonly onCodeRefused: () => void;
}

/** The steps of signing in by phone: ask for a code, enter it, leave for where one came from. */
export function usePhoneLogin({ area, phone, isAgreed, bind, onCodeRefused }: PhoneLoginInput) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  const [resendAtMs, setResendAtMs] = useState(0);
  const [busy, setBusy] = useState<'requesting' | 'logging-in'>();
  const [isChecking, setChecking] = useState(false);
  const [phoneError, setPhoneError] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const [consentError, setConsentError] = useState(false);
  const number = `${area} ${phone}`;

  /** Says what is missing where the agreement was not ticked. */
  function requireAgreement(): boolean {
    setConsentError(!isAgreed);
    return isAgreed;
  }

  async function requestCode() {
    requireAgreement();
    setPhoneError(isPlausiblePhone(area, phone) ? undefined : t('error.14001'));
    if (!isAgreed || !isPlausiblePhone(area, phone) || busy) return;
    setBusy('requesting');
    try {
      const device = readDeviceMark();
      const answer = await askCode({ phone, area, ...(device && { device }) }, { onChecking: () => setChecking(true) });
      setResendAtMs(Date.now() + answer.resend_s * 1000);
      setSentTo(number);
      setCodeError(undefined);
    } catch (error) {
      if (isError(error, ERROR.phoneInvalid)) setPhoneError(errorText(error, t));
      else showError(error);
    } finally {
      setBusy(undefined);
      setChecking(false);
    }
  }

  async function submitCode(code: string) {
    if (busy) return;
    setBusy('logging-in');
    setCodeError(undefined);
    try {
      await enter(code);
    } catch (error) {
      setBusy(undefined);
      const isAboutCode = [ERROR.codeWrong, ERROR.codeExpired, ERROR.codeTooManyTries].some((id) => isError(error, id));
      if (!isAboutCode) return showError(error);
      setCodeError(errorText(error, t));
      return onCodeRefused();
    }
  }

  async function enter(code: string): Promise<void> {
    if (bind !== undefined) return relaunchAt(await bindPhone(bind, { phone, area, code }));
    const { protocols } = await readConfiguration();
    await logInWithPhoneCode({ phone, area, code, agreed: protocols.service });
    return leaveLogin();
  }

  return {
    isCodeSent: sentTo === number,
    isChecking,
    isRequesting: busy === 'requesting',
    isLoggingIn: busy === 'logging-in',
    resendAtMs,
    phoneError,
    codeError,
    consentError,
    requireAgreement,
    requestCode,
    submitCode,
    changePhone: () => setSentTo(undefined),
  };
}
