import { ERROR } from '@kinora/contract';
import { type FormEvent, useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { askNewCode, bindNumber, proveNewPhone } from '../../domain/login/phone-proofs';
import { usePhoneChangeStep } from '../../domain/login/use-phone-change-step';
import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { type FormerProof, keepFormer, type PhoneChangeCode } from '../../session/kept-phone-change';
import { Button } from '../../ui/button';
import { Part, Parts, PartText } from '../../ui/parts';
import { CodeEntry } from './code-entry';
import styles from './login-form.module.css';
import { NO_NUMBER, NumberFields } from './number-fields';
import { isPlausiblePhone } from './phone-rule';

const ABOUT_PHONE = [ERROR.phoneInvalid, ERROR.phoneUnchanged, ERROR.phoneTaken, ERROR.phoneResting];
const ABOUT_FORMER = [ERROR.codeExpired, ERROR.signInOver, ERROR.signInElsewhere];
const isOneOf = (error: unknown, ids: readonly number[]) => ids.some((id) => isError(error, id));

interface NewPhoneProps {
  readonly uid: string;
  /** The account has no phone yet. */
  readonly isFirst: boolean;
  readonly former: FormerProof;
  /** The code that was awaited before the page was loaded anew. */
  readonly sent: PhoneChangeCode | undefined;
  /** What was proven of the former phone holds no longer. */
  readonly onFormerOver: () => void;
  readonly onBound: () => void;
  /** The phone has an account, which can be merged. */
  readonly onOffered: () => void;
}

/** The phone that is bound, and the code to it. */
export function NewPhone({ uid, isFirst, former, sent, onFormerOver, onBound, onOffered }: NewPhoneProps) {
  const t = useT();
  const [number, setNumber] = useState<NonNullable<PhoneChangeCode['number']>>(sent?.number ?? NO_NUMBER);
  const [phoneError, setPhoneError] = useState<string>();
  const step = usePhoneChangeStep({
    change: { uid, former, number },
    sent,
    ask: (watcher) => askNewCode(number, watcher),
    ...{ enter, tell },
  });
  const seconds = useCountdown(step.resendAtMs);

  async function enter(code: string): Promise<void> {
    const sn = await proveNewPhone(number, code, former.secret);
    try {
      const end = await bindNumber(sn, former);
      return end === 'bound' ? onBound() : onOffered();
    } catch (error) {
      // The code to this phone was right a moment ago.
      if (!isOneOf(error, ABOUT_FORMER)) throw error;
      showError(error);
      return onFormerOver();
    }
  }

  /** To another number: what was proven of the former phone is kept. */
  function leaveNumber() {
    keepFormer(uid, former).catch(showError);
    step.forget();
  }

  function tell(error: unknown): boolean {
    const isAboutPhone = isOneOf(error, ABOUT_PHONE);
    if (isAboutPhone) {
      setPhoneError(errorText(error, t));
      leaveNumber();
    }
    return isAboutPhone;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step.isCodeSent) return;
    const isPlausible = isPlausiblePhone(number.area, number.phone);
    setPhoneError(isPlausible ? undefined : t('error.14001'));
    if (isPlausible) void step.request();
  }
  return (
    <Parts>
      <Part>
        <PartText>{t(isFirst ? 'phone.first-text' : 'phone.new-text')}</PartText>
        <form className={styles.form} noValidate onSubmit={submit}>
          <NumberFields
            number={number}
            begunRegion={sent?.number?.region}
            onChange={({ area, phone }, region = number.region) => setNumber({ area, phone, region })}
            error={phoneError}
            isChecking={step.isChecking}
            isDisabled={step.isCodeSent}
          />
          {step.isCodeSent ? (
            <CodeEntry {...step.entry} submitLabel={t('phone.bind')} onOtherPhone={leaveNumber} />
          ) : (
            <Button
              isWide
              type="submit"
              label={seconds > 0 ? t('login.resend-in', seconds) : t('login.get-code')}
              isDisabled={seconds > 0}
              isBusy={step.isRequesting}
            />
          )}
        </form>
      </Part>
    </Parts>
  );
}
