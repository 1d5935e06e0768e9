import { ERROR } from '@kinora/contract';
import { useRef, useState } from 'react';
import { CommandError, errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { askCode } from '../../domain/login/ask-code';
import { useCodeStep } from '../../domain/login/use-code-step';
import { useT } from '../../lib/translation';
import { bindPhone } from '../../session/end-attempt';
import { type CodeStep, forgetCodeStep, keepCodeStep } from '../../session/kept-code-step';
import { readDeviceMark } from '../../session/known-device';
import { leaveBinding, leaveLogin, logInWithPhoneCode } from '../../session/login';
import { pendingWish } from '../../session/pending-action';
import type { PhoneNumber } from './number-fields';
import { isPlausiblePhone } from './phone-rule';

const ABOUT_PHONE = [ERROR.phoneInvalid, ERROR.phoneResting];

interface PhoneLoginInput {
  readonly number: PhoneNumber;
  /** That was chosen for the number. */
  readonly region?: string | undefined;
  readonly isAgreed: boolean;
  /** As of `OneTapEntryProps`. */
  readonly readAgreed: () => Promise<string | undefined>;
  /** State of the sign-in for which the phone is bound; else the phone signs in. */
  readonly bind: string | undefined;
  /** The code that was awaited before the page was loaded anew. */
  readonly begun: CodeStep | undefined;
}

/** The steps of signing in by phone: ask for a code, enter it, leave for where one came from. */
export function usePhoneLogin({ number, region, isAgreed, readAgreed, bind, begun }: PhoneLoginInput) {
  const t = useT();
  const [phoneError, setPhoneError] = useState<string>();
  const [consentError, setConsentError] = useState(false);
  const [sentTo, setSentTo] = useState<PhoneNumber | undefined>(begun);
  const { area, phone } = number;
  const kept = useRef(begun);
  const step = useCodeStep({ ask, enter, tell, sent: begun, onOver });

  /** Says what is missing where the agreement was not ticked. */
  function requireAgreement(): boolean {
    setConsentError(!isAgreed);
    return isAgreed;
  }

  async function requestCode() {
    requireAgreement();
    setPhoneError(isPlausiblePhone(area, phone) ? undefined : t(phone === '' ? 'login.phone-hint' : 'error.14001'));
    if (isAgreed && isPlausiblePhone(area, phone)) await step.request();
  }

  async function ask(onChecking: () => void): Promise<number> {
    const device = readDeviceMark();
    const sent = await askCode({ ...number, ...(device && { device }) }, { onChecking });
    setSentTo(number);
    return keep(sent.resend_s * 1000, sent.expire_s * 1000);
  }

  /** When the next may be asked for: every tab that goes on with it counts down to that. */
  async function keep(resendMs: number, lifeMs: number): Promise<number> {
    const now = Date.now();
    const resendAtMs = now + resendMs;
    kept.current = {
      ...{ ...number, region },
      ...(bind !== undefined && { bind }),
      ...{ resendAtMs, untilMs: now + lifeMs, wish: pendingWish() },
    };
    await keepCodeStep(kept.current);
    return resendAtMs;
  }

  /** Who loads the page anew reads still that the code takes no more entries, and when the next may be asked for. */
  function onOver(over: number) {
    if (kept.current) keepCodeStep({ ...kept.current, over }).catch(showError);
  }

  /** What is wrong with the number stands at its field, from wherever that is found, and that nothing is agreed to at its box. */
  function tell(error: unknown): boolean {
    if (isError(error, ERROR.consentMissing)) return true;
    if (isError(error, ERROR.codeTooOften)) setSentTo(number);
    const isAboutPhone = ABOUT_PHONE.some((id) => isError(error, id));
    if (!isAboutPhone) return false;
    setPhoneError(errorText(error, t));
    forgetCodeStep();
    step.forget();
    return true;
  }

  async function enter(code: string): Promise<void> {
    if (!requireAgreement()) throw new CommandError(ERROR.consentMissing);
    if (bind !== undefined) return leaveBinding(await bindPhone(bind, { ...number, code }, await readAgreed()));
    const { protocols } = await readConfiguration();
    await logInWithPhoneCode({ ...number, code, agreed: protocols.service });
    return leaveLogin();
  }

  // The next code of another number need not wait.
  const isSame = sentTo?.area === area && sentTo.phone === phone;
  return {
    ...step,
    /** To another number. */
    forget() {
      forgetCodeStep();
      step.forget();
    },
    /** The number is another one now: what was said of the former counts no more. */
    forgive: () => setPhoneError(undefined),
    resendAtMs: isSame ? step.resendAtMs : 0,
    ...{ phoneError, consentError, requireAgreement, requestCode },
  };
}
