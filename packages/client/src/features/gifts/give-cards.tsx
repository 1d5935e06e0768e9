import { ERROR, type Gift, PHONE_TAIL_LENGTH } from '@kinora/contract';
import { formatDate, formatDuration, leftToRight } from '@kinora/locales';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText, isError } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import { showError } from '../../api/show-error';
import { useUserInfo } from '../../domain/account/use-user-info';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { giveCards } from '../../domain/gifts/give-cards';
import { confirm } from '../../lib/confirm';
import { digitsOf, readWholeNumber } from '../../lib/digits';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Part, Parts, PartText } from '../../ui/parts';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import styles from './gifts.module.css';

export interface Recipient {
  readonly area: string;
  readonly phone: string;
}

interface GiveCardsProps {
  readonly to: Recipient;
  /** What the phone is written in; says what is wrong with it. */
  readonly numberFields: (error: string | undefined, isBusy: boolean) => ReactNode;
  readonly isPlausible: boolean;
  readonly onGiven: (gift: Gift) => void;
}

/** What a field may say is wrong with it. */
type Faults = Partial<Record<'phone' | 'tail' | 'count', string>>;

const COUNT_LENGTH = 6;
const DAY_S = 86_400;

/** Gives gold cards that the user bought to a friend, by the friend's phone. */
export function GiveCards(props: GiveCardsProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { data: account, error, isFetching, refetch } = useUserInfo();
  const { data: conf } = useConfiguration();
  if (account && conf) {
    const { sendcard = 0, sendcard_at: from } = account;
    if (sendcard > 0)
      return <GiveForm {...props} giftable={sendcard} limit={conf.giftlimit} days={conf.giftwaitdays} />;
    if (from !== undefined)
      return (
        <EmptyState
          picture="orders"
          title={t('gifts.day-title')}
          text={t('gifts.day-text', conf.giftlimit, formatDate(t.locale, from, 'time'))}
        />
      );
    return (
      <EmptyState
        picture="orders"
        title={t('gifts.none-title')}
        text={t('gifts.none-text', conf.giftlimit)}
        actionLabel={t('gifts.buy')}
        onAction={() => void navigateTo('recharge')}
      />
    );
  }
  if (error) return <FailedAnswer title={t('gifts.failed')} error={error} isBusy={isFetching} onRetry={refetch} />;
  return (
    <Loading label={t('gifts.loading')}>
      <Parts>
        <Skeleton shape="block" heightPx={72} />
        <Skeleton shape="block" heightPx={320} />
      </Parts>
    </Loading>
  );
}

interface Limits {
  readonly giftable: number;
  /** Of a day. */
  readonly limit: number;
  readonly days: number;
}

function GiveForm({ to, numberFields, isPlausible, onGiven, giftable, limit, days }: GiveCardsProps & Limits) {
  const t = useT();
  const [tail, setTail] = useState('');
  const [typed, setTyped] = useState('1');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const count = readWholeNumber(typed) ?? 0;

  function faultsOf(): Faults {
    return {
      ...(!isPlausible && { phone: t('error.14001') }),
      ...((tail.length < PHONE_TAIL_LENGTH || !to.phone.endsWith(tail)) && { tail: t('error.14082') }),
      ...(!(count >= 1 && count <= giftable) && { count: t('gifts.count-wrong', giftable) }),
    };
  }

  const tell = (error: unknown) => {
    if (isError(error, ERROR.phoneInvalid) || isError(error, ERROR.giftSelf)) setFaults({ phone: errorText(error, t) });
    else if (isError(error, ERROR.cardsInsufficient) || isError(error, ERROR.giftLimit))
      setFaults({ count: errorText(error, t) });
    else showError(error);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf();
    setFaults(found);
    if (isBusy || Object.keys(found).length > 0) return;
    const isSure = await confirm({
      ...{ title: t('gifts.ask-title', t('gifts.cards', count), leftToRight(to.phone)), text: t('gifts.ask-text') },
      ...{ confirmLabel: t('gifts.give'), cancelLabel: t('action.cancel') },
    });
    if (!isSure) return;
    setBusy(true);
    await giveCards({ ...to, tail, count }).then(onGiven, tell);
    setBusy(false);
  }

  return (
    <Parts>
      <Part>
        <PartText>{t('gifts.text', formatDuration(t, days * DAY_S))}</PartText>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {numberFields(faults.phone, isBusy)}
          <TextField
            label={t('gifts.tail')}
            type="tel"
            autoComplete="off"
            value={tail}
            onChange={(value) => setTail(digitsOf(value, PHONE_TAIL_LENGTH))}
            error={faults.tail}
            hint={t('gifts.tail-hint')}
            isDisabled={isBusy}
          />
          <TextField
            label={t('gifts.count')}
            type="number"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            maxLength={COUNT_LENGTH}
            error={faults.count}
            hint={t('gifts.count-hint', giftable, limit)}
            isDisabled={isBusy}
          />
          <Button isWide type="submit" icon="gift" label={t('gifts.give')} isBusy={isBusy} />
        </form>
      </Part>
    </Parts>
  );
}
