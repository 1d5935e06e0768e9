import { useT } from '../../lib/translation';
import { useCountdown } from '../../lib/use-countdown';
import { Button } from '../../ui/button';
import { CodeField } from '../../ui/code-field';
import styles from './login-form.module.css';

export const CODE_LENGTH = 6;

interface CodeEntryProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onSubmit: (code: string) => void;
  readonly submitLabel: string;
  /** What it confirms cannot be undone: a whole code alone does nothing yet. */
  readonly isDangerous?: boolean;
  readonly error: string | undefined;
  /** The code takes no more entries: the next one is all that is left to do. */
  readonly isOver: boolean;
  readonly isBusy: boolean;
  /** When the next code may be asked for, device time in ms. */
  readonly resendAtMs: number;
  readonly isRequesting: boolean;
  readonly onResend: () => void;
  /** Another number, where it can be another one. */
  readonly onOtherPhone?: (() => void) | undefined;
}

/** The code that was sent, another one after a while, and what it confirms. */
export function CodeEntry(props: CodeEntryProps) {
  const t = useT();
  const { code, onSubmit, isBusy, isOver, isDangerous = false, onOtherPhone } = props;
  const seconds = useCountdown(props.resendAtMs);
  const again = {
    label: seconds > 0 ? t('login.resend-in', seconds) : t('login.resend'),
    isDisabled: seconds > 0,
    isBusy: props.isRequesting,
    onPress: props.onResend,
  };
  return (
    <div className={styles.code}>
      <CodeField
        label={t('login.code', CODE_LENGTH)}
        value={code}
        onChange={props.onChange}
        onComplete={isDangerous ? undefined : onSubmit}
        error={props.error}
        isDisabled={isBusy || isOver}
        takesFocus
      />
      <div className={styles.again}>
        {isOver ? null : <Button variant="plain" size="small" {...again} />}
        {onOtherPhone ? (
          <Button variant="plain" size="small" label={t('login.other-phone')} onPress={onOtherPhone} />
        ) : null}
      </div>
      {isOver ? (
        <Button isWide {...again} />
      ) : (
        <Button
          isWide
          variant={isDangerous ? 'danger' : 'filled'}
          label={props.submitLabel}
          isBusy={isBusy}
          isDisabled={code.length < CODE_LENGTH}
          onPress={() => onSubmit(code)}
        />
      )}
    </div>
  );
}
