import { Mine } from '../../features/mine/mine';
import { useT } from '../../lib/translation';
import { usePageTitle } from '../../navigation/use-page-title';

export default function MinePage() {
  const t = useT();
  usePageTitle(t('tab.mine'));
  return <Mine />;
}
