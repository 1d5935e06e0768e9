import type { ClosingView, UserInfo } from '@kinora/contract';
import { leftToRight } from '@kinora/locales';
import type { ReactNode } from 'react';
import type { CodeEntryState } from '../../domain/login/use-code-step';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Part, PartText } from '../../ui/parts';
import { useLeaving } from './use-leaving';

interface LeavingConfirmationProps {
  readonly account: UserInfo;
  readonly losses: ClosingView;
  readonly renderCode: (entry: CodeEntryState) => ReactNode;
}

/** The last step: a code to the phone of the account; an account without one is asked once more instead. */
export function LeavingConfirmation({ account, losses, renderCode }: LeavingConfirmationProps) {
  const t = useT();
  const { area, phone } = account;
  const { code, leaveWithoutCode, isLeaving } = useLeaving(account, losses);
  if (phone === '')
    return (
      <Button
        isWide
        variant="danger"
        label={t('leave.confirm')}
        isBusy={isLeaving}
        onPress={() => void leaveWithoutCode()}
      />
    );
  if (code.isCodeSent) return <Part>{renderCode(code.entry)}</Part>;
  return (
    <Part>
      <PartText>{t('leave.code-text', leftToRight(`${area} ${phone}`))}</PartText>
      <Button
        isWide
        variant="danger"
        label={t('login.get-code')}
        isBusy={code.isRequesting}
        onPress={() => void code.request()}
      />
    </Part>
  );
}
