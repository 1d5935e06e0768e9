import type { Activity } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { takeReward, useActivities } from '../../domain/gifts/use-activities';
import { listWords } from '../../lib/format-list';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { showToast } from '../../ui/toast';
import styles from './gifts.module.css';

const REWARDS = { card: 'recharge.cards', point: 'money.points', coupon: 'order.part-coupons' } as const;

/** What sharing is rewarded with at present, and the way to it; nothing where nothing is. */
export function Activities() {
  const t = useT();
  const activities = useActivities() ?? [];
  if (activities.length === 0) return null;
  return (
    <ListGroup title={t('money.activity-title')}>
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </ListGroup>
  );
}

function ActivityRow({ activity }: { readonly activity: Activity }) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const { id, hint, keywords, end, unit, count, state } = activity;
  const themes = listWords(
    t.locale,
    keywords.map((theme) => themeName(t, theme)),
  );
  const facts = [
    t(REWARDS[unit], count),
    t('money.activity-until', formatDate(t.locale, end, 'day')),
    keywords.length > 0 ? t('money.activity-of', themes) : undefined,
    unit === 'coupon' ? t('money.coupon-for') : undefined,
    state === 'open' ? t('money.activity-how') : undefined,
  ];
  /** What brings the user nearer to the reward. */
  const next = { open: () => switchTab('album'), unbound: () => navigateTo('ways') };
  const goOn = state === 'open' || state === 'unbound' ? next[state] : undefined;
  return (
    <ListRow
      icon="gift"
      label={hint === '' ? t('money.activity-hint') : hint}
      text={facts.filter((fact) => fact !== undefined).join(' · ')}
      detail={state === 'unbound' || state === 'taken' ? t(`money.activity-${state}`) : undefined}
      trailing={state === 'earned' ? <TakeButton id={id} /> : undefined}
      onPress={goOn && (() => void goOn())}
    />
  );
}

function TakeButton({ id }: { readonly id: string }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeReward(id).then(() => showToast({ text: t('money.activity-done') }), showError);
    setBusy(false);
  };
  return (
    <span className={styles.take}>
      <Button size="small" label={t('money.activity-take')} isBusy={isBusy} onPress={() => void take()} />
    </span>
  );
}
