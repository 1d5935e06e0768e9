import type { Gift } from '@kinora/contract';
import { useState } from 'react';
import { GiftGiven } from '../../features/gifts/gift-given';
import { GiftList } from '../../features/gifts/gift-list';
import { GiveCards } from '../../features/gifts/give-cards';
import { TakeGift } from '../../features/gifts/take-gift';
import { WaitingGifts } from '../../features/gifts/waiting-gifts';
import { NO_NUMBER, NumberFields } from '../../features/login/number-fields';
import { isPlausiblePhone } from '../../features/login/phone-rule';
import { ClosingNotice } from '../../features/money/closing-notice';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { UserOnly } from '../../session/user-only';

/** Gives gold cards to a friend, or takes those that a friend gives. */
export default function GiftPage() {
  const t = useT();
  const { id } = usePageQuery('gift');
  return (
    <PaperPage title={t(id === undefined ? 'gifts.title' : 'gifts.take-title')}>
      <UserOnly picture="orders">{id === undefined ? <Give /> : <TakeGift id={id} />}</UserOnly>
    </PaperPage>
  );
}

function Give() {
  const t = useT();
  const [number, setNumber] = useState(NO_NUMBER);
  const [gift, setGift] = useState<Gift>();
  if (gift) {
    const again = () => {
      setNumber(NO_NUMBER);
      setGift(undefined);
    };
    return (
      <>
        <GiftGiven gift={gift} to={number} onAgain={again} />
        <WaitingGifts />
      </>
    );
  }
  return (
    <>
      <WaitingGifts />
      <GiveCards
        to={number}
        isPlausible={isPlausiblePhone(number.area, number.phone)}
        notice={<ClosingNotice textOf={(moment) => t('gifts.closing', moment)} />}
        numberFields={(error, isBusy) => (
          <NumberFields number={number} onChange={setNumber} error={error} isChecking={false} isDisabled={isBusy} />
        )}
        onGiven={setGift}
      />
      <GiftList />
    </>
  );
}
