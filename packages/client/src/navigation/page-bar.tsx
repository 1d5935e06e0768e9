import type { ReactNode } from 'react';
import { useT } from '../lib/translation';
import { NavBar } from '../ui/nav-bar';
import { usePage } from './page-context';
import { useNavigation } from './use-navigation';
import { usePageTitle } from './use-page-title';

interface PageBarProps {
  readonly title: string;
  /** What stands at the end of the bar. */
  readonly actions?: ReactNode;
}

/** The bar of a page with its title and the way back; where nothing lies below it, the way out. */
export function PageBar({ title, actions }: PageBarProps) {
  const t = useT();
  const { back } = useNavigation();
  const { isOnly } = usePage();
  usePageTitle(title);
  return (
    <NavBar
      title={title}
      leading={{
        kind: isOnly ? 'close' : 'back',
        label: t(isOnly ? 'action.close' : 'action.back'),
        onPress: () => void back(),
      }}
      actions={actions}
    />
  );
}
