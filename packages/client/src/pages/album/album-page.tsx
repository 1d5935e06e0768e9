import { Album } from '../../features/album/album';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { usePageTitle } from '../../navigation/use-page-title';

export default function AlbumPage() {
  const t = useT();
  const { tab, shoot } = usePageQuery('album');
  usePageTitle(t('tab.album'));
  return <Album key={`${tab} ${shoot}`} tab={tab} />;
}
