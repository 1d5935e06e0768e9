import type { CarrierOffer } from '@kinora/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useOneTapOffer } from '../../domain/login/use-one-tap-offer';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { OneTapFrame } from './one-tap-frame';
import type { OneTapEntryProps } from './one-tap-props';
import { useOneTap } from './use-one-tap';

const loadLayer = () => import('./one-tap-layer');
const OneTapLayer = lazy(loadLayer);

/** Signing in with the number that the carrier of this telephone knows, where it may know one. */
export function OneTapEntry({ bind, ...where }: OneTapEntryProps) {
  const offer = useOneTapOffer();
  // It signs in; a phone that is bound needs a proof of another kind.
  return bind === undefined && offer?.by === 'carrier' ? <CarrierEntry offer={offer} {...where} /> : null;
}

type CarrierEntryProps = Pick<OneTapEntryProps, 'isWriting'> & { offer: CarrierOffer };

function CarrierEntry({ offer, isWriting }: CarrierEntryProps) {
  const t = useT();
  const { number, isAsking, notice, ask, giveUp, confirm, leave } = useOneTap(offer, loadLayer);
  useEffect(() => {
    if (isWriting) giveUp();
  }, [isWriting, giveUp]);
  return (
    <OneTapFrame notice={notice}>
      <Button
        isWide
        variant="tonal"
        icon="device"
        label={t('one-tap.button')}
        isBusy={isAsking}
        onPress={() => void ask()}
      />
      {number ? (
        <Suspense fallback={null}>
          <OneTapLayer number={number} onConfirm={confirm} onLeave={leave} />
        </Suspense>
      ) : null}
    </OneTapFrame>
  );
}
