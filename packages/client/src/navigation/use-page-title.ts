import { useContext, useEffect } from 'react';
import { useT } from '../lib/translation';
import { setDocumentTitle } from '../platform/document-title';
import { PageShown, usePage } from './page-context';

/** Names the page in the browser's tab and history while it is the visible page. */
export function usePageTitle(title: string): void {
  const { placement } = usePage();
  const isShown = useContext(PageShown);
  const t = useT();
  const appName = t('app.name');
  useEffect(() => {
    if (placement === 'main' && isShown) setDocumentTitle(title === appName ? title : `${title} · ${appName}`);
  }, [title, appName, placement, isShown]);
}
