import { Dialog } from '@base-ui/react/dialog';
import { HIDDEN_DIGITS } from '@kinora/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '../../lib/translation';
import { useBackClose } from '../../navigation/use-back-close';
import type { HiddenNumber } from '../../platform/one-tap-port';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { Keypad } from '../../ui/keypad';
import { useLowerEdge } from '../../ui/lower-edge';
import { showToast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { HiddenDigits } from './hidden-digits';
import { OneTapConsent } from './one-tap-consent';
import styles from './one-tap-layer.module.css';

interface OneTapLayerProps {
  readonly number: HiddenNumber;
  /** False where the digits are not those of the number. */
  readonly onConfirm: (digits: string) => Promise<boolean>;
  readonly onLeave: (how: 'back' | 'switch') => void;
}

/** The number as the carrier tells it, to be completed and agreed to. Its keypad stands below it, beside it on a low screen. */
export default function OneTapLayer({ number, onConfirm, onLeave }: OneTapLayerProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const [digits, setDigits] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasKeypad, setKeypad] = useState(number.asksDigits);
  const isWhole = !number.asksDigits || digits.length === HIDDEN_DIGITS;
  // What is being confirmed signs in: who left meanwhile would be logged in all the same.
  const leave = (how: 'back' | 'switch') => {
    if (!isBusy) onLeave(how);
  };
  useLowerEdge('sheet', true);
  useBackClose(true, () => leave('back'));

  const change = (next: string) => {
    setWrong(false);
    setDigits(next.slice(0, HIDDEN_DIGITS));
    if (next.length < HIDDEN_DIGITS) return;
    // On a low screen what is left to do takes its room; a tap on the number brings it back.
    setKeypad(false);
    panel.current?.focus();
  };

  async function confirm(): Promise<void> {
    if (!isWhole || isBusy) return;
    setConsentMissing(!isAgreed);
    if (!isAgreed) {
      showToast({ text: t('login.agree-first'), tone: 'warning' });
      return;
    }
    setBusy(true);
    const isRight = await onConfirm(digits);
    setBusy(false);
    if (isRight) return;
    setDigits('');
    setWrong(true);
    setKeypad(true);
    panel.current?.focus();
  }

  /** A keyboard of keys does what the one on the screen does. */
  function hear(event: KeyboardEvent<HTMLDivElement>): void {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isHere || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (number.asksDigits && /^\d$/.test(event.key)) change(digits + event.key);
    else if (number.asksDigits && event.key === 'Backspace') change(digits.slice(0, -1));
    else if (event.key === 'Enter' && event.target === panel.current) void confirm();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave('back')}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup ref={panel} className={styles.panel} initialFocus={panel} onKeyDown={hear}>
            <div className={styles.stage}>
              <div className={styles.card}>
                <div className={styles.header}>
                  <Dialog.Title className={styles.title}>{t('one-tap.title')}</Dialog.Title>
                  <IconButton icon="close" label={t('action.close')} onPress={() => leave('back')} />
                </div>
                <HiddenDigits number={number} digits={digits} isWrong={isWrong} onPress={() => setKeypad(true)} />
                <Dialog.Description className={styles.text} hidden={isWrong}>
                  {t(number.asksDigits ? 'one-tap.fill' : 'one-tap.known')}
                </Dialog.Description>
                {isWrong ? (
                  <p className={styles.wrong} role="alert">
                    {t('one-tap.wrong-digits')}
                  </p>
                ) : null}
                <Button
                  isWide
                  size="medium"
                  label={t('action.login')}
                  isBusy={isBusy}
                  isDisabled={!isWhole}
                  onPress={() => void confirm()}
                />
                <OneTapConsent number={number} isAgreed={isAgreed} onChange={setAgreed} />
                {/* The toast lies outside of the dialog, where a screen reader does not look. */}
                {isConsentMissing && !isAgreed ? (
                  <span role="alert">
                    <VisuallyHidden>{t('login.agree-first')}</VisuallyHidden>
                  </span>
                ) : null}
                <div className={styles.others}>
                  <Button variant="plain" size="small" label={t('login.others')} onPress={() => leave('switch')} />
                </div>
              </div>
            </div>
            {number.asksDigits ? (
              <div className={classNames(styles.keys, !hasKeypad && styles.done)}>
                <div className={styles.pad}>
                  <Keypad
                    label={t('one-tap.keypad')}
                    deleteLabel={t('one-tap.delete')}
                    onDigit={(digit) => change(digits + digit)}
                    onDelete={() => change(digits.slice(0, -1))}
                    isDisabled={isBusy}
                  />
                </div>
              </div>
            ) : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
