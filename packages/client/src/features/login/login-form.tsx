import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { onConfigurationOutdated } from '../../domain/configuration/on-outdated';
import { readConfiguration, useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { type CodeStep, hasCodeStep, readCodeStep } from '../../session/kept-code-step';
import { resumeWish } from '../../session/login';
import { pendingWish } from '../../session/pending-action';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextLink } from '../../ui/text-link';
import { AgeLine, useAgreementLabel } from './age-line';
import { CodeEntry } from './code-entry';
import { KeptCertificate } from './kept-certificate';
import type { LegalPlace } from './legal-clauses';
import { LegalSheet } from './legal-sheet';
import styles from './login-form.module.css';
import { NO_NUMBER, NumberFields } from './number-fields';
import { OneTapEntry } from './one-tap-entry';
import { OtherWays } from './other-ways';
import { placeLinks } from './place-links';
import { usePhoneLogin } from './use-phone-login';

const SERVICE_MARK = '\u0001';
const PRIVACY_MARK = '\u0002';

interface LoginFormProps {
  /** The sign-in for which a phone is bound; else the phone signs in. */
  readonly bind?: string | undefined;
}

/** Phone, consent, code: one screen, the next thing to do below the last. */
export function LoginForm(props: LoginFormProps) {
  const t = useT();
  const { data, failureCount } = useConfiguration();
  // What it names decides what stands first: nothing that somebody may be reaching for moves. Without it there is the phone still.
  const begun = useBegun(props.bind);
  if (begun !== 'reading' && (data || failureCount > 0)) return <Ways {...props} begun={begun} />;
  return (
    <Loading label={t('login.title')}>
      <Skeleton shape="block" heightPx={196} />
    </Loading>
  );
}

/** The code that was awaited before the page was loaded anew, with what was wanted then. */
function useBegun(bind: string | undefined): CodeStep | undefined | 'reading' {
  const [begun, setBegun] = useState<CodeStep | undefined | 'reading'>(() => (hasCodeStep() ? 'reading' : undefined));
  useEffect(() => {
    if (begun !== 'reading') return;
    readCodeStep(bind)
      .then((step) => {
        if (step?.wish && !pendingWish()) resumeWish(step.wish);
        setBegun(step);
      })
      .catch((error: unknown) => {
        showError(error);
        setBegun(undefined);
      });
  }, [begun, bind]);
  return begun;
}

function Ways({ bind, begun }: LoginFormProps & { readonly begun: CodeStep | undefined }) {
  const t = useT();
  const [number, setNumber] = useState(begun ? { area: begun.area, phone: begun.phone } : NO_NUMBER);
  const [region, setRegion] = useState(begun?.region);
  // Whoever binds a phone agreed before they were sent here, and whoever awaits a code before they asked for it.
  const [agreed, setAgreed] = useState<'before' | 'here' | undefined>(
    bind === undefined && begun === undefined ? undefined : 'before',
  );
  const isAgreed = agreed !== undefined;
  // Nobody has agreed to the text that came in the place of the one that they read.
  useEffect(() => onConfigurationOutdated(() => setAgreed(undefined)), []);
  const readAgreed = async () => (agreed === 'here' ? (await readConfiguration()).protocols.service : undefined);
  const [legal, setLegal] = useState<LegalPlace>();
  const agreement = useAgreementLabel(t('login.agree'));
  const login = usePhoneLogin({ number, region, isAgreed, readAgreed, bind, begun });
  // Who came back from another number has a code to this one still.
  const hasCode = useCountdown(login.resendAtMs) > 0 && !login.isCodeSent;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hasCode) login.resume();
        else if (!login.isCodeSent) login.requestCode();
      }}
    >
      {login.isCodeSent ? null : (
        <OneTapEntry
          bind={bind}
          isAgreed={isAgreed}
          readAgreed={readAgreed}
          requireAgreement={login.requireAgreement}
          isWriting={number.phone !== ''}
        />
      )}
      <NumberFields
        number={number}
        begunRegion={begun?.region}
        onChange={(next, chosen = region) => {
          setNumber(next);
          setRegion(chosen);
          login.forgive();
        }}
        error={login.phoneError}
        isChecking={login.isChecking}
        isDisabled={login.isCodeSent}
      />
      <Checkbox
        isRound
        isChecked={isAgreed}
        onChange={(isTicked) => setAgreed(isTicked ? 'here' : undefined)}
        label={agreement}
        error={login.consentError && !isAgreed ? t('login.agree-first') : undefined}
      >
        {placeLinks(t('login.agree-to', SERVICE_MARK, PRIVACY_MARK), {
          [SERVICE_MARK]: (tail) => (
            <TextLink label={t('legal.service.title')} tail={tail} onPress={() => setLegal({ text: 'service' })} />
          ),
          [PRIVACY_MARK]: (tail) => (
            <TextLink label={t('legal.privacy.title')} tail={tail} onPress={() => setLegal({ text: 'privacy' })} />
          ),
        })}
        <AgeLine onMore={() => setLegal({ text: 'privacy', opensAt: 'guardianage' })} />
      </Checkbox>
      {login.isCodeSent ? (
        <CodeEntry
          {...login.entry}
          submitLabel={t(bind === undefined ? 'action.login' : 'login.bind')}
          onOtherPhone={login.forget}
        />
      ) : (
        <Button
          isWide
          type="submit"
          label={t(hasCode ? 'login.enter-code' : 'login.get-code')}
          isBusy={login.isRequesting}
        />
      )}
      {bind === undefined && !login.isCodeSent ? <OtherWays requireAgreement={login.requireAgreement} /> : null}
      {bind === undefined && !login.isCodeSent ? <KeptCertificate /> : null}
      <LegalSheet place={legal} onClose={() => setLegal(undefined)} />
    </form>
  );
}
