import { Button } from './button';
import styles from './guide-mask.module.css';
import { useHeldFocus } from './held-focus';

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
  /** Which step of how many. */
  progress?: string | undefined;
  onNext: () => void;
  nextLabel: string;
  skipLabel?: string | undefined;
  onSkip: () => void;
};

const TAB_SLOTS = 5;

/** The first visit's guide: a mask that leaves one place of the tab bar clear and says what it is for. */
export function GuideMask(props: GuideMaskProps) {
  const { label, steps, slots = TAB_SLOTS, stepIndex, progress, onNext, nextLabel, skipLabel, onSkip } = props;
  const heldFocus = useHeldFocus(onSkip);
  const step = steps[stepIndex];
  if (!step) return null;
  const centre = ((step.slot + 0.5) / slots) * 100;
  return (
    <div {...heldFocus} className={styles.mask} role="dialog" aria-modal="true" aria-label={label}>
      {/* For a finger anywhere; keys and readers have the button of the note. */}
      <button type="button" className={styles.next} tabIndex={-1} aria-hidden="true" onClick={onNext} />
      <span className={styles.hole} style={{ insetInlineStart: `${centre}%` }} />
      <div className={styles.note}>
        <p className={styles.text} aria-live="polite">
          {step.text}
        </p>
        <div className={styles.actions}>
          {progress ? <span className={styles.progress}>{progress}</span> : null}
          {skipLabel ? <Button label={skipLabel} variant="plain" size="small" onPress={onSkip} /> : null}
          <Button label={nextLabel} size="small" onPress={onNext} />
        </div>
      </div>
    </div>
  );
}
