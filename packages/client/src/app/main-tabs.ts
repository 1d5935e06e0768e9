import { formatNumber } from '@kinora/locales';
import { useUnread } from '../domain/messages/inbox-state';
import { useT } from '../lib/translation';
import { isTabPage, type PageName, TAB_PAGES, type TabName } from '../navigation/routes';
import type { IconName } from '../ui/icon';
import type { TabBarItem } from '../ui/tab-item';

const ICONS: Readonly<Record<TabName, IconName>> = {
  visit: 'photos',
  avatar: 'face',
  shooting: 'camera',
  album: 'album',
  mine: 'person',
};

/** The five places of the main navigation, with the unread messages on the last. */
export function useTabItems(): readonly TabBarItem[] {
  const t = useT();
  const unread = useUnread();
  return TAB_PAGES.map((tab) => ({
    id: tab,
    label: t(`tab.${tab}`),
    icon: ICONS[tab],
    isEmphasised: tab === 'shooting',
    badge:
      tab === 'mine'
        ? { count: unread, label: t('app.unread', unread), format: (count) => formatNumber(t.locale, count) }
        : undefined,
  }));
}

/** The tab that open pages belong to: the tab page among them, else Me (specification, section 2). */
export function activeTab(pages: readonly PageName[]): TabName {
  return [...pages].reverse().find(isTabPage) ?? 'mine';
}
