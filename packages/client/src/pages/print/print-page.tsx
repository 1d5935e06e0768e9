import { WaitingOfPhoto } from '../../features/orders/waiting-of-photo';
import { PaperPage } from '../../features/paper-page/paper-page';
import { PrintPhoto } from '../../features/print/print-photo';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { UserOnly } from '../../session/user-only';
import styles from './print-page.module.css';

export default function PrintPage() {
  const t = useT();
  const { redirectTo } = useNavigation();
  const { id = '', from = '' } = usePageQuery('print');
  return (
    <PaperPage title={t('print.title')}>
      <UserOnly picture="orders">
        <div className={styles.waiting}>
          <WaitingOfPhoto photo={id} kind="prints" />
        </div>
        <PrintPhoto id={id} from={from} onPlaced={(order) => void redirectTo('orderDetails', { id: order.id })} />
      </UserOnly>
    </PaperPage>
  );
}
