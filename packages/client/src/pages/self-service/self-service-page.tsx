import { useState } from 'react';
import { SelfHelp } from '../../features/help/self-help';
import { ConsentsSheet } from '../../features/mine/consents-sheet';
import { useT } from '../../lib/translation';
import { usePage } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './self-service-page.module.css';

/** Where one helps oneself: lost photos, shoots under way, refunds, the account, and whom to ask. */
export default function SelfServicePage() {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  const [isAsking, setIsAsking] = useState(false);
  const title = t('mine.help');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <NavBar
        title={title}
        leading={{
          kind: isOnly ? 'close' : 'back',
          label: t(isOnly ? 'action.close' : 'action.back'),
          onPress: () => void back(),
        }}
      />
      <SelfHelp onConsents={() => setIsAsking(true)} />
      <ConsentsSheet isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}
