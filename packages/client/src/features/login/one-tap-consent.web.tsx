import { useState } from 'react';
import { useT } from '../../lib/translation';
import type { HiddenNumber } from '../../platform/one-tap-port';
import { Checkbox } from '../../ui/checkbox';
import { TextLink } from '../../ui/text-link';
import { AgeLine, useAgreementLabel } from './age-line';
import type { LegalPlace } from './legal-clauses';
import { LegalSheet } from './legal-sheet';
import styles from './one-tap-consent.module.css';
import { placeLinks } from './place-links';

const SERVICE_MARK = '\u0001';
const PRIVACY_MARK = '\u0002';
const CARRIER_MARK = '\u0003';

interface OneTapConsentProps {
  readonly number: Pick<HiddenNumber, 'carrier' | 'termsUrl'>;
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** The agreement of one tap: ours, and the terms of the carrier that tells the number. */
export function OneTapConsent({ number: { carrier, termsUrl }, isAgreed, onChange }: OneTapConsentProps) {
  const t = useT();
  const [legal, setLegal] = useState<LegalPlace>();
  const [service, privacy, terms] = [t('legal.service.title'), t('legal.privacy.title'), t(`one-tap.terms-${carrier}`)];
  const label = useAgreementLabel(t('one-tap.agree-to', service, privacy, terms));
  return (
    <>
      <Checkbox isRound isChecked={isAgreed} onChange={onChange} label={label}>
        {placeLinks(t('one-tap.agree-to', SERVICE_MARK, PRIVACY_MARK, CARRIER_MARK), {
          [SERVICE_MARK]: (tail) => (
            <TextLink label={service} tail={tail} onPress={() => setLegal({ text: 'service' })} />
          ),
          [PRIVACY_MARK]: (tail) => (
            <TextLink label={privacy} tail={tail} onPress={() => setLegal({ text: 'privacy' })} />
          ),
          [CARRIER_MARK]: (tail) => (
            <>
              <a
                className={styles.link}
                href={termsUrl}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(event) => event.stopPropagation()}
              >
                {terms}
              </a>
              {tail}
            </>
          ),
        })}
        <AgeLine onMore={() => setLegal({ text: 'privacy', opensAt: 'guardianage' })} />
      </Checkbox>
      <LegalSheet place={legal} onClose={() => setLegal(undefined)} />
    </>
  );
}
