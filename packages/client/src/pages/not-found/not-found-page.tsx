import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { EmptyState } from '../../ui/empty-state';
import { NavBar } from '../../ui/nav-bar';

export default function NotFoundPage() {
  const t = useT();
  const { switchTab } = useNavigation();
  usePageTitle(t('not-found.title'));
  return (
    <>
      <NavBar title={t('not-found.title')} />
      <EmptyState
        picture="search"
        title={t('not-found.lost')}
        text={t('not-found.text')}
        actionLabel={t('not-found.home')}
        onAction={() => switchTab('visit')}
      />
    </>
  );
}
