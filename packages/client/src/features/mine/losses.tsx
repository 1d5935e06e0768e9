import type { ClosingView } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

interface LossesProps {
  readonly losses: Partial<ClosingView>;
  /** It has gone. */
  readonly isGone?: boolean;
}

/** What goes with the account, in numbers, or went with it. */
export function Losses({ losses, isGone = false }: LossesProps) {
  const t = useT();
  const rows = [
    { icon: 'photos', label: t('leave.photos'), count: losses.photos },
    { icon: 'wait', label: t('leave.unkept'), count: losses.unkept },
    { icon: 'globe', label: t('leave.published'), count: losses.published },
    { icon: 'face', label: t('leave.faces'), count: losses.faces },
    { icon: 'people', label: t('leave.people'), count: losses.people },
    { icon: 'camera', label: t('leave.shoots'), count: losses.shoots },
    { icon: 'message', label: t('leave.messages'), count: losses.messages },
    ...(losses.cards ? [{ icon: 'card' as const, label: t('leave.cards'), count: losses.cards }] : []),
    ...(losses.points ? [{ icon: 'star' as const, label: t('leave.points'), count: losses.points }] : []),
    ...(losses.coins ? [{ icon: 'sparkles' as const, label: t('leave.coins'), count: losses.coins }] : []),
  ] as const;
  return (
    <ListGroup title={t(isGone ? 'certificate.counts' : 'leave.lost')} footer={isGone ? undefined : t('leave.also')}>
      {rows.map(({ icon, label, count = 0 }) => (
        <ListRow key={icon} icon={icon} label={label} detail={formatNumber(t.locale, count)} />
      ))}
    </ListGroup>
  );
}
