import { useState } from 'react';
import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { CodeField } from '../../ui/code-field';
import { TextField } from '../../ui/text-field';
import { TextLink } from '../../ui/text-link';
import { leftToRight } from './left-to-right';
import { LegalSheet, type LegalText } from './legal-sheet';
import styles from './login-form.module.css';
import { OneTapEntry } from './one-tap-entry';
import { OtherWays } from './other-ways';
import { phoneDigits } from './phone-rule';
import { placeLinks } from './place-links';
import { HOME, RegionField } from './region-field';
import { usePhoneLogin } from './use-phone-login';

const SERVICE_MARK = '\u0001';
const PRIVACY_MARK = '\u0002';

/** Phone, consent, code: one screen, the next thing to do below the last. `bind` is the sign-in for which a phone is bound. */
export function LoginForm({ bind }: { bind?: string | undefined }) {
  const t = useT();
  const [region, setRegion] = useState(HOME);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  // Whoever binds a phone agreed before they were sent here.
  const [isAgreed, setAgreed] = useState(bind !== undefined);
  const [legal, setLegal] = useState<LegalText>();
  const login = usePhoneLogin({ area: region.area, phone, isAgreed, bind, onCodeRefused: () => setCode('') });
  const seconds = useCountdown(login.resendAtMs);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!login.isCodeSent) login.requestCode();
      }}
    >
      {login.isCodeSent ? null : (
        <OneTapEntry
          bind={bind}
          isAgreed={isAgreed}
          requireAgreement={login.requireAgreement}
          isWriting={phone !== ''}
        />
      )}
      <RegionField region={region} onChange={setRegion} isDisabled={login.isCodeSent} />
      <TextField
        label={t('login.phone')}
        type="tel"
        autoComplete="tel-national"
        prefix={leftToRight(region.area)}
        value={phone}
        onChange={(value) => setPhone(phoneDigits(value))}
        error={login.phoneError}
        hint={login.isChecking ? t('login.checking') : undefined}
        placeholder={t('login.phone-hint')}
        isDisabled={login.isCodeSent}
      />
      <Checkbox
        isRound
        isChecked={isAgreed}
        onChange={setAgreed}
        label={t('login.agree')}
        error={login.consentError && !isAgreed ? t('login.agree-first') : undefined}
      >
        {placeLinks(t('login.agree-to', SERVICE_MARK, PRIVACY_MARK), {
          [SERVICE_MARK]: <TextLink label={t('legal.service.title')} onPress={() => setLegal('service')} />,
          [PRIVACY_MARK]: <TextLink label={t('legal.privacy.title')} onPress={() => setLegal('privacy')} />,
        })}
      </Checkbox>
      {login.isCodeSent ? (
        <div className={styles.code}>
          <CodeField
            label={t('login.code', 6)}
            value={code}
            onChange={setCode}
            onComplete={login.submitCode}
            error={login.codeError}
            isDisabled={login.isLoggingIn}
            takesFocus
          />
          <div className={styles.again}>
            <Button
              variant="plain"
              size="small"
              label={seconds > 0 ? t('login.resend-in', seconds) : t('login.resend')}
              isDisabled={seconds > 0}
              isBusy={login.isRequesting}
              onPress={login.requestCode}
            />
            <Button variant="plain" size="small" label={t('login.other-phone')} onPress={login.changePhone} />
          </div>
          <Button
            isWide
            label={t(bind === undefined ? 'action.login' : 'login.bind')}
            isBusy={login.isLoggingIn}
            isDisabled={code.length < 6}
            onPress={() => login.submitCode(code)}
          />
        </div>
      ) : (
        <Button
          isWide
          type="submit"
          label={seconds > 0 ? t('login.resend-in', seconds) : t('login.get-code')}
          isDisabled={seconds > 0}
          isBusy={login.isRequesting}
        />
      )}
      {bind === undefined && !login.isCodeSent ? <OtherWays requireAgreement={login.requireAgreement} /> : null}
      <LegalSheet text={legal} onClose={() => setLegal(undefined)} />
    </form>
  );
}
