/** Timing of what shows on a screen. */
export const INTERFACE_TIMING = {
  toastMs: 1500,
  popupMessageMs: 2000,
  longPopupMessageMs: 3000,
  unreadToastMs: 6000,
  refreshCooldownMs: 2000,
  transitionMs: 300,
} as const;

/** Sizes of the layout. */
export const LAYOUT = {
  /** Wide-screen mode starts here. */
  wideScreenFromPx: 768,
  maxPageWidthPx: 1000,
  desktopPopupMinPx: 500,
  tabBarHeightPx: 80,
  emphasisedIconPx: 58,
  /** Of the emphasised icon when the tab bar is not fixed. */
  looseEmphasisedIconPx: 45,
  /** Share of the tab bar's height that an icon takes. */
  tabIconRatio: 0.4,
  bottomPaddingPx: 80,
  barHeightPx: 44,
} as const;

/** Largest number on a badge. */
export const BADGE_MAX = 99;

/** Locales whose tab texts wrap. */
export const WRAPPED_TAB_LOCALES = ['ru', 'fr', 'es'] as const;

/** First values of the first-time guide's counters. */
export const GUIDE_COUNTERS = { visit: 0, avatar: 0, shooting: 0 } as const;

/** The widget of the one-tap phone login. */
export const ONE_TAP_WIDGET = {
  version: '1.3.1',
  keys: 12,
  popupWidthRatio: 0.85,
  popupMinWidthPx: 250,
  popupMaxWidthPx: 300,
  smallHeightBelowPx: 350,
  timeoutMs: 30_000,
  tokenLifetimeS: 3600,
  hiddenDigits: 4,
  titleMaxCharacters: 10,
} as const;
