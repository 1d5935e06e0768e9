import { windowInfo } from './device-info.mini';

type HostEdges = Readonly<Record<string, string>>;

const GAP_PX = 8;

let known: HostEdges | undefined;

/** What the host draws over a page: the status bar, and its own menu at the right, as values of the page's styles. */
export function hostEdges(): HostEdges {
  known ??= measure();
  return known;
}

function measure(): HostEdges {
  const { statusBarHeight, windowWidth } = windowInfo();
  const menu = wx.getMenuButtonBoundingClientRect?.() ?? { left: windowWidth, bottom: statusBarHeight };
  return {
    '--safe-top': `${statusBarHeight}px`,
    '--host-menu': `${Math.max(0, windowWidth - menu.left)}px`,
    '--host-menu-end': `${menu.bottom + GAP_PX}px`,
  };
}
