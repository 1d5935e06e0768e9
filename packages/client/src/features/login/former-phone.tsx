import type { UserInfo } from '@kinora/contract';
import { leftToRight } from '@kinora/locales';
import { useState } from 'react';
import { askOldCode, proveOldPhone } from '../../domain/login/phone-proofs';
import { usePhoneChangeStep } from '../../domain/login/use-phone-change-step';
import { useT } from '../../lib/translation';
import type { FormerProof, PhoneChangeCode } from '../../session/kept-phone-change';
import { Button } from '../../ui/button';
import { Part, Parts, PartText } from '../../ui/parts';
import { CodeEntry } from './code-entry';
import { LostPhone } from './lost-phone';

interface FormerPhoneProps {
  readonly account: UserInfo;
  /** The code that was awaited before the page was loaded anew. */
  readonly sent: PhoneChangeCode | undefined;
  readonly onProven: (former: FormerProof) => Promise<void>;
}

/** Before another phone: a code to the present one, or another way where it is lost. */
export function FormerPhone({ account, sent, onProven }: FormerPhoneProps) {
  const t = useT();
  const [isLost, setLost] = useState(false);
  const step = usePhoneChangeStep({
    change: { uid: account.uid },
    sent,
    ask: askOldCode,
    enter: async (code) => onProven(await proveOldPhone(code)),
  });
  if (isLost) return <LostPhone account={account} onFound={() => setLost(false)} />;
  return (
    <Parts>
      <Part>
        <PartText>{t('phone.old-text', leftToRight(`${account.area} ${account.phone}`))}</PartText>
        {step.isCodeSent ? (
          <CodeEntry {...step.entry} submitLabel={t('action.next')} />
        ) : (
          <Button isWide label={t('login.get-code')} isBusy={step.isRequesting} onPress={() => void step.request()} />
        )}
        <Button variant="plain" size="medium" label={t('phone.lost')} onPress={() => setLost(true)} />
      </Part>
    </Parts>
  );
}
