import type { UserInfo } from '@kinora/contract';
import { useState } from 'react';
import { type FormerProof, withoutFormer } from '../../domain/login/phone-proofs';
import { useStore } from '../../lib/store';
import { ownerProof } from '../../session/owner-proof';
import { FormerPhone } from './former-phone';
import { NewPhone } from './new-phone';

interface PhoneChangeProps {
  readonly account: UserInfo;
  readonly onBound: () => void;
  /** The phone has an account, which can be merged. */
  readonly onOffered: () => void;
}

/** Binds a phone to the account; where there is one, that one or its owner is proven first. */
export function PhoneChange({ account, onBound, onOffered }: PhoneChangeProps) {
  const isFirst = account.phone === '';
  const [told, setTold] = useState<FormerProof | undefined>(() => (isFirst ? withoutFormer() : undefined));
  const broughtBack = useStore(ownerProof);
  const former = told ?? broughtBack;
  if (!former) return <FormerPhone account={account} onProven={setTold} />;
  const restart = () => {
    ownerProof.set(undefined);
    setTold(isFirst ? withoutFormer() : undefined);
  };
  const ending = (go: () => void) => () => {
    ownerProof.set(undefined);
    go();
  };
  return (
    <NewPhone
      isFirst={isFirst}
      former={former}
      onFormerOver={restart}
      onBound={ending(onBound)}
      onOffered={ending(onOffered)}
    />
  );
}
