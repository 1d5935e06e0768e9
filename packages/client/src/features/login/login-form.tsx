import { DEFAULT_AREA } from '@kinora/contract';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { CodeField } from '../../ui/code-field';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { TextLink } from '../../ui/text-link';
import { AREA_CODES } from './area-codes';
import { LegalSheet, type LegalText } from './legal-sheet';
import styles from './login-form.module.css';
import { OneTapEntry } from './one-tap-entry';
import { OtherWays } from './other-ways';
import { phoneDigits } from './phone-rule';
import { placeLinks } from './place-links';
import { regionName } from './region-name';
import { usePhoneLogin } from './use-phone-login';

const SERVICE_MARK = '\u0001';
const PRIVACY_MARK = '\u0002';
/** Unicode's isolates: the plus sign stays before its digits in Arabic too. */
const LTR = '\u2066';
const END = '\u2069';

/** A code keeps its plus sign in front among Arabic text too: Unicode's left-to-right isolate. */
const leftToRight = (code: string) => `\u2066${code}\u2069`;

/** Phone, consent, code: one screen, the next thing to do below the last. `bind` is the sign-in for which a phone is bound. */
export function LoginForm({ bind }: { bind?: string | undefined }) {
  const t = useT();
  const [area, setArea] = useState<string>(DEFAULT_AREA);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  // Whoever binds a phone agreed before they were sent here.
  const [isAgreed, setAgreed] = useState(bind !== undefined);
  const [legal, setLegal] = useState<LegalText>();
  const login = usePhoneLogin({ area, phone, isAgreed, bind, onCodeRefused: () => setCode('') });
  const seconds = useCountdown(login.resendAtMs);
  const areas = AREA_CODES.map(([id, region]) => ({ id, label: `${LTR}${id}${END} ${regionName(t, region)}` }));
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
      <Select
        label={t('login.area')}
        items={areas}
        selectedId={area}
        onSelect={setArea}
        closeLabel={t('action.close')}
        isDisabled={login.isCodeSent}
      />
      <TextField
        label={t('login.phone')}
        type="tel"
        autoComplete="tel-national"
        prefix={leftToRight(area)}
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
