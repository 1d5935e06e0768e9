import type { ReactNode } from 'react';

/** What Sheet takes on every machine. */
export type SheetProps = {
  isOpen: boolean;
  /** Asked to close by Escape, the scrim, a swipe or the close button; the page also calls it for the back button. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  description?: string | undefined;
  /** Beside the close button. */
  actions?: ReactNode;
  /** Stays at the lower edge while the rest scrolls: the one button. */
  footer?: ReactNode;
  /** The title is left to screen readers. */
  isTitleHidden?: boolean;
  /** Takes the whole height that a sheet may have, even before its content has come. */
  isTall?: boolean;
};
