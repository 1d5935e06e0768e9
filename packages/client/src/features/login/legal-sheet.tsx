import { useT } from '../../lib/translation';
import { useBackClose } from '../../navigation/use-back-close';
import { Sheet } from '../../ui/sheet';
import styles from './legal-sheet.module.css';

export type LegalText = 'service' | 'privacy';

const PARTS = [1, 2, 3, 4, 5, 6] as const;

/** The text that one is asked to agree to, to be read on the spot. */
export function LegalSheet({ text, onClose }: { text: LegalText | undefined; onClose: () => void }) {
  const t = useT();
  useBackClose(text !== undefined, onClose);
  const shown = text ?? 'service';
  return (
    <Sheet
      isOpen={text !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`legal.${shown}.title`)}
      closeLabel={t('action.close')}
      isTall
    >
      <div className={styles.text}>
        {PARTS.map((part) => (
          <p key={part}>{t(`legal.${shown}.${part}`)}</p>
        ))}
      </div>
    </Sheet>
  );
}
