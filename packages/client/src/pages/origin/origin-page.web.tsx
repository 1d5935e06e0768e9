import { OriginCheck } from '../../features/origin-check/origin-check';
import { useT } from '../../lib/translation';
import { usePage } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './origin-page.module.css';

/** Where anyone checks a picture for themselves, without an account. */
export default function OriginPage() {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  const title = t('origin.title');
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
      <OriginCheck />
    </div>
  );
}
