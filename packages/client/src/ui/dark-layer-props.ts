import type { ReactNode } from 'react';

/** What DarkLayer takes on every machine. Its lower edge is free of toasts: it has its buttons or what plays there. */
export type DarkLayerProps = {
  /** Names the layer to a screen reader. */
  label: string;
  /** Asked to close by Escape; the page also calls it for the back button. */
  onClose: () => void;
  /** What lies below shows through where nothing covers it. */
  isSheer?: boolean;
  children: ReactNode;
};
