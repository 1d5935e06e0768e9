import { LoginForm } from '../../features/login/login-form';
import { useT } from '../../lib/translation';
import { usePage, usePageQuery } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './login-page.module.css';

export default function LoginPage() {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  const { bind } = usePageQuery('login');
  const title = t(bind === undefined ? 'login.title' : 'login.bind-title');
  usePageTitle(title);
  const leading = { kind: isOnly ? ('close' as const) : ('back' as const), label: t('action.back'), onPress: back };
  return (
    <div className={styles.page}>
      <NavBar leading={{ ...leading, onPress: () => void back() }} />
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{t(bind === undefined ? 'login.text' : 'login.bind-text')}</p>
        <LoginForm bind={bind} />
      </div>
    </div>
  );
}
