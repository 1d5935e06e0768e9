import type { UserInfo } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { withoutFormer } from '../../domain/login/phone-proofs';
import { useStore } from '../../lib/store';
import { useT } from '../../lib/translation';
import {
  type FormerProof,
  forgetPhoneChange,
  hasPhoneChange,
  keepFormer,
  type PhoneChangeStep,
  readPhoneChange,
} from '../../session/kept-phone-change';
import { ownerProof } from '../../session/owner-proof';
import { Loading, Skeleton } from '../../ui/skeleton';
import { FormerPhone } from './former-phone';
import { NewPhone } from './new-phone';

interface PhoneChangeProps {
  readonly account: UserInfo;
  readonly onBound: () => void;
  /** The phone has an account, which can be merged. */
  readonly onOffered: () => void;
}

/** Binds a phone to the account; where there is one, that one or its owner is proven first. */
export function PhoneChange(props: PhoneChangeProps) {
  const t = useT();
  const begun = useBegun(props.account.uid);
  if (begun !== 'reading') return <Steps {...props} begun={begun} />;
  return (
    <Loading label={t('phone.change-title')}>
      <Skeleton shape="block" heightPx={196} />
    </Loading>
  );
}

/** How far the change was before the page was loaded anew. */
function useBegun(uid: string): PhoneChangeStep | undefined | 'reading' {
  const [begun, setBegun] = useState<PhoneChangeStep | undefined | 'reading'>(() =>
    hasPhoneChange() ? 'reading' : undefined,
  );
  useEffect(() => {
    if (begun !== 'reading') return;
    readPhoneChange(uid).then(setBegun, (error: unknown) => {
      showError(error);
      setBegun(undefined);
    });
  }, [begun, uid]);
  return begun;
}

interface StepsProps extends PhoneChangeProps {
  readonly begun: PhoneChangeStep | undefined;
}

function Steps({ account, onBound, onOffered, begun }: StepsProps) {
  const { uid, phone } = account;
  const isFirst = phone === '';
  const [told, setTold] = useState(begun?.former ?? (isFirst ? withoutFormer() : undefined));
  const [sent, setSent] = useState(begun?.code);
  const broughtBack = useStore(ownerProof);
  // What has just proven the owner is newer than a code that was kept.
  const former = broughtBack ?? told;
  const leave = (next: FormerProof | undefined) => {
    setSent(undefined);
    setTold(next);
  };
  const prove = async (proven: FormerProof) => {
    await keepFormer(uid, proven);
    leave(proven);
  };
  if (!former) return <FormerPhone account={account} sent={sent} onProven={prove} />;
  const end = () => {
    ownerProof.set(undefined);
    forgetPhoneChange();
  };
  const restart = () => {
    end();
    leave(isFirst ? withoutFormer() : undefined);
  };
  const ending = (go: () => void) => () => {
    end();
    go();
  };
  return (
    <NewPhone
      {...{ uid, isFirst, former }}
      sent={sent?.number && sent}
      onFormerOver={restart}
      onBound={ending(onBound)}
      onOffered={ending(onOffered)}
    />
  );
}
