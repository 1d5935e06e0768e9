import { useState } from 'react';
import { Album } from '../../features/album/album';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { usePageTitle } from '../../navigation/use-page-title';

export default function AlbumPage() {
  const t = useT();
  const { tab, opened } = usePageQuery('album');
  const atMs = Number(opened ?? 0);
  const [opening, setOpening] = useState({ tab, atMs });
  usePageTitle(t('tab.album'));
  // Whoever comes back to it, by its tab or from what lay over it, finds it as it was left.
  if (tab !== undefined && (tab !== opening.tab || atMs > opening.atMs)) setOpening({ tab, atMs });
  return <Album key={`${opening.tab} ${opening.atMs}`} tab={opening.tab} />;
}
