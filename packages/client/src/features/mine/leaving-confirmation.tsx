import type { ClosingView, UserInfo } from '@kinora/contract';
import { leftToRight } from '@kinora/locales';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import { Part, PartText } from '../../ui/parts';
import { useLeaving } from './use-leaving';

interface LeavingConfirmationProps {
  readonly account: UserInfo;
  readonly losses: ClosingView;
}

/** The last step: a code to the phone of the account; an account without one is asked once more instead. */
export function LeavingConfirmation({ account: { uid, area, phone }, losses }: LeavingConfirmationProps) {
  const t = useT();
  const [code, setCode] = useState('');
  const leaving = useLeaving({ uid, losses, onCodeRefused: () => setCode('') });
  const seconds = useCountdown(leaving.resendAtMs);
  const busy = leaving.busy === 'leaving';
  if (phone === '')
    return (
      <Button isWide variant="danger" label={t('leave.confirm')} isBusy={busy} onPress={() => void leaving.leave()} />
    );
  if (!leaving.isCodeSent)
    return (
      <Part>
        <PartText>{t('leave.code-text', leftToRight(`${area} ${phone}`))}</PartText>
        <Button
          isWide
          variant="danger"
          label={t('login.get-code')}
          isBusy={leaving.busy === 'asking'}
          onPress={() => void leaving.askCode()}
        />
      </Part>
    );
  return (
    <Part>
      <CodeField
        label={t('login.code', 6)}
        value={code}
        onChange={setCode}
        error={leaving.codeError}
        isDisabled={busy}
        takesFocus
      />
      <Button
        isWide
        variant="danger"
        label={t('leave.confirm')}
        isBusy={busy}
        isDisabled={code.length < 6}
        onPress={() => void leaving.leave(code)}
      />
      <Button
        variant="plain"
        size="small"
        label={seconds > 0 ? t('login.resend-in', seconds) : t('login.resend')}
        isDisabled={seconds > 0}
        isBusy={leaving.busy === 'asking'}
        onPress={() => void leaving.askCode()}
      />
    </Part>
  );
}
