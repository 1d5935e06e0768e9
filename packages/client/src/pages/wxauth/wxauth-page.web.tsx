import { ReturnView } from '../../features/login/return-view';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { usePageTitle } from '../../navigation/use-page-title';

/** Where a provider's page sends the browser back to. */
export default function WxauthPage() {
  const t = useT();
  const { state } = usePageQuery('wxauth');
  usePageTitle(t('login.title'));
  return <ReturnView state={state} />;
}
