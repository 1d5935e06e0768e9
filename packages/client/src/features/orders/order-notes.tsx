import type { OrderNote } from '@kinora/contract';
import { asWritten, formatDate } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

/** What was written about an order, and what was answered. */
export function OrderNotes({ notes }: { notes: readonly OrderNote[] }) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <ListGroup title={t('note.list')}>
      {notes.map(({ id, kind, question, time, answer }) => (
        <div key={id}>
          <ListRow
            icon="message"
            label={t(`order.${kind}`)}
            text={asWritten(question)}
            detail={formatDate(t.locale, time, 'time')}
          />
          <ListRow
            icon={answer ? 'check' : 'clock'}
            label={t(answer ? 'note.answer' : 'note.waits')}
            text={answer && asWritten(answer.text)}
            detail={answer && formatDate(t.locale, answer.time, 'time')}
          />
        </div>
      ))}
    </ListGroup>
  );
}
