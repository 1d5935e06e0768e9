import { forwardRef, type ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

/** A button has words: a label, or children that contain them. */
type ButtonContent = { label: string; children?: undefined } | { label?: string; children: ReactNode };

export type ButtonProps = ButtonContent & {
  onPress?: (() => void) | undefined;
  /** Filled is the one thing to do on a screen; danger is for what cannot be undone. */
  variant?: 'filled' | 'tonal' | 'quiet' | 'plain' | 'danger';
  /** 52, 44 or 36 px high; every size can be hit within 44 px. */
  size?: 'large' | 'medium' | 'small';
  icon?: IconName | undefined;
  /** Stands in the icon's place. */
  leading?: ReactNode;
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Takes the whole width. */
  isWide?: boolean;
  type?: 'button' | 'submit';
  /** Attributes that make it a button of a mini-program's host, which answers in the place of `onPress`. */
  host?: Readonly<Record<string, unknown>> | undefined;
};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    label,
    children,
    onPress,
    variant = 'filled',
    size = 'large',
    icon,
    leading,
    isBusy,
    isDisabled,
    isWide,
    type = 'button',
    host,
  },
  ref,
) {
  const isFree = !isBusy && !isDisabled;
  return (
    <button
      ref={ref}
      type={type}
      className={classNames(
        styles.button,
        styles[variant],
        styles[size],
        isWide && styles.wide,
        isBusy && styles.busy,
        isDisabled && styles.disabled,
      )}
      disabled={Boolean(isDisabled)}
      aria-disabled={isBusy || isDisabled ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-label={children === undefined ? undefined : label}
      {...(isFree && host)}
      onClick={
        isFree ? (host ? undefined : onPress) : type === 'submit' ? (event) => event.preventDefault() : undefined
      }
    >
      <span className={styles.content}>
        {leading ?? (icon ? <Icon name={icon} sizePx={size === 'small' ? 18 : 22} /> : null)}
        <span className={styles.words}>{children ?? label}</span>
      </span>
      {isBusy ? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
});
