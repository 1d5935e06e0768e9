import { forwardRef } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import { Spinner } from './spinner';

export type IconButtonProps = {
  icon: IconName;
  /** What the button does; an icon alone says nothing to a screen reader. */
  label: string;
  onPress?: (() => void) | undefined;
  variant?: 'plain' | 'tonal' | 'onPhoto';
  isFilled?: boolean;
  /** Given: the button is a toggle and this is its state. */
  isPressed?: boolean | undefined;
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, onPress, variant = 'plain', isFilled = false, isPressed, isBusy, isDisabled },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, styles[variant], isPressed && styles.pressed, isDisabled && styles.disabled)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy ? true : undefined}
      aria-disabled={isBusy ? true : undefined}
      disabled={Boolean(isDisabled)}
      onClick={isBusy || isDisabled ? undefined : onPress}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} isFilled={isFilled || isPressed === true} />}
    </button>
  );
});
