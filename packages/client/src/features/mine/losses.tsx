import type { ClosingView } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { alsoLost, lossRows } from './loss-rows';

interface LossesProps {
  readonly losses: Partial<ClosingView>;
  /** The account has a phone. */
  readonly hasPhone?: boolean;
  /** It has gone. */
  readonly isGone?: boolean;
}

/** What goes with the account, in numbers, or went with it. */
export function Losses({ losses, hasPhone = false, isGone = false }: LossesProps) {
  const t = useT();
  return (
    <ListGroup
      title={t(isGone ? 'certificate.counts' : 'leave.lost')}
      footer={isGone ? undefined : alsoLost(losses, hasPhone, t)}
    >
      {lossRows(losses, t).map(({ icon, label, count = 0, text }) => (
        <ListRow key={icon} icon={icon} label={label} text={text} detail={formatNumber(t.locale, count)} />
      ))}
    </ListGroup>
  );
}
