import { Messages } from '../../features/messages/messages';
import { ReadAllButton } from '../../features/messages/read-all-button';
import { useT } from '../../lib/translation';
import { usePage } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './messages-page.module.css';

export default function MessagesPage() {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  const title = t('messages.title');
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
        actions={<ReadAllButton />}
      />
      <Messages />
    </div>
  );
}
