import { useContext, useLayoutEffect, useRef } from 'react';
import { backClosing } from './navigator';
import { PageContext } from './page-context';

/**
 * Lets the back button (browser, phone, mini-program's host) close a layer before it leaves the page.
 * Call it beside every sheet, dialog or viewer that a page opens.
 */
export function useBackClose(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  const pageKey = useContext(PageContext)?.key;
  // With the layer itself: back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (isOpen ? backClosing.open(() => latest.current(), pageKey) : undefined), [isOpen, pageKey]);
}
