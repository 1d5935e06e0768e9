import type { ReactNode } from 'react';
import { useT } from '../../lib/translation';
import { usePage } from '../../navigation/page-context';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { NavBar } from '../../ui/nav-bar';
import styles from './bar-page.module.css';

interface BarPageProps {
  readonly title: string;
  /** What stands at the end of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page below a bar with its title and the way back; where nothing lies below it, the way out. */
export function BarPage({ title, actions, children }: BarPageProps) {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
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
        actions={actions}
      />
      {children}
    </div>
  );
}
