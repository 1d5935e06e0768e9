import { ERROR } from '@kinora/contract';
import { type ReactNode, useState } from 'react';
import { isError } from '../../api/command-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { Checkbox } from '../../ui/checkbox';
import styles from './whose-question.module.css';

interface GuardianConsent {
  /** What EDITFAMILY takes once the guardian has agreed. */
  readonly given: { readonly guardian?: string };
  /** Whether an error is that the guardian must agree, who is then asked. */
  readonly isAskedBy: (error: unknown) => boolean;
  /** Stands in the form; null while nobody has to agree. */
  readonly question: ReactNode;
}

/** Somebody turns out to be a child: their guardian agrees to the use of their face, or nothing is changed. */
export function useGuardianConsent(): GuardianConsent {
  const t = useT();
  const version = useConfiguration().data?.protocols.face;
  const [isAsked, setIsAsked] = useState(false);
  const [isGiven, setIsGiven] = useState(false);
  return {
    given: isGiven && version !== undefined ? { guardian: version } : {},
    isAskedBy(error) {
      const isMissing = isError(error, ERROR.guardianMissing);
      if (isMissing) setIsAsked(true);
      return isMissing;
    },
    question: isAsked ? (
      <section className={styles.field}>
        <h4 className={styles.label}>{t('family.consent')}</h4>
        <p className={styles.small}>{t('family.consent-what')}</p>
        <Checkbox
          isChecked={isGiven}
          onChange={setIsGiven}
          label={t('family.consent-guardian')}
          error={isGiven ? undefined : t('error.14039')}
        />
      </section>
    ) : null,
  };
}
