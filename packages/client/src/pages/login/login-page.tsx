import { LoginForm } from '../../features/login/login-form';
import { useT } from '../../lib/translation';
import { usePage } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './login-page.module.css';

export default function LoginPage() {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  usePageTitle(t('login.title'));
  const leading = { kind: isOnly ? ('close' as const) : ('back' as const), label: t('action.back'), onPress: back };
  return (
    <div className={styles.page}>
      <NavBar leading={{ ...leading, onPress: () => void back() }} />
      <div className={styles.body}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.text}>{t('login.text')}</p>
        <LoginForm />
      </div>
    </div>
  );
}
