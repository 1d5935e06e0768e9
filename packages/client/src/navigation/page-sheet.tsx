import { useT } from '../lib/translation';
import { Sheet } from '../ui/sheet';
import type { SheetProps } from '../ui/sheet-props';
import { useBackClose } from './use-back-close';

interface PageSheetProps extends Omit<SheetProps, 'onOpenChange' | 'closeLabel'> {
  readonly onClose: () => void;
}

/** A sheet over a page, which the back button closes before it leaves the page. */
export function PageSheet({ onClose, ...sheet }: PageSheetProps) {
  const t = useT();
  useBackClose(sheet.isOpen, onClose);
  return <Sheet {...sheet} onOpenChange={(isOpen) => !isOpen && onClose()} closeLabel={t('action.close')} />;
}
