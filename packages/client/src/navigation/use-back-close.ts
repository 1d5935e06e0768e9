import { useContext, useEffect, useRef } from 'react';
import { backClosing } from './navigator';
import { PageContext } from './page-context';

/**
 * Lets the back button (browser, phone, mini-program's host) close a layer before it leaves the page.
 * Call it beside every sheet, dialog or viewer that a page opens.
 */
export function useBackClose(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  const pageKey = useContext(PageContext)?.key;
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (isOpen ? backClosing.open(() => latest.current(), pageKey) : undefined), [isOpen, pageKey]);
}
