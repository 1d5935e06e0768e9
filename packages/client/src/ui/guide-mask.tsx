import { useEffect, useRef } from 'react';
import { Button } from './button';
import styles from './guide-mask.module.css';

export type GuideStep = {
  id: string;
  text: string;
  /** Which of the places in the tab bar it is about, from 0 at the start of the line. */
  slot: number;
};

export type GuideMaskProps = {
  /** Names the guide for screen readers. */
  label: string;
  steps: readonly GuideStep[];
  /** How many places the tab bar has. */
  slots?: number;
  stepIndex: number;
  onNext: () => void;
  nextLabel: string;
  skipLabel?: string | undefined;
  onSkip?: (() => void) | undefined;
  /** Goes on by itself after this time. */
  autoAdvanceMs?: number | undefined;
};

const TAB_SLOTS = 5;

/** The first visit's guide: a mask that leaves one place of the tab bar clear and says what it is for. */
export function GuideMask(props: GuideMaskProps) {
  const { label, steps, slots = TAB_SLOTS, stepIndex, onNext, nextLabel, skipLabel, onSkip, autoAdvanceMs } = props;
  const step = steps[stepIndex];
  const advance = useRef(onNext);
  advance.current = onNext;
  useEffect(() => {
    if (!autoAdvanceMs || stepIndex >= steps.length) return;
    const timer = setTimeout(() => advance.current(), autoAdvanceMs);
    return () => clearTimeout(timer);
  }, [autoAdvanceMs, stepIndex, steps.length]);
  if (!step) return null;
  const centre = ((step.slot + 0.5) / slots) * 100;
  return (
    <div className={styles.mask} role="dialog" aria-modal="true" aria-label={label}>
      <button type="button" className={styles.next} aria-label={nextLabel} onClick={onNext} />
      <span className={styles.hole} style={{ insetInlineStart: `${centre}%` }} />
      <div className={styles.note}>
        <p className={styles.text} aria-live="polite">
          {step.text}
        </p>
        <div className={styles.actions}>
          {skipLabel ? <Button label={skipLabel} variant="plain" size="small" onPress={onSkip} /> : null}
          <Button label={nextLabel} size="small" onPress={onNext} />
        </div>
      </div>
    </div>
  );
}
