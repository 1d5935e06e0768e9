import { useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './compare-portrait.module.css';
import { DragRange } from './drag-range';

export interface ComparePortraitProps {
  readonly label: string;
  readonly before: { readonly src: string; readonly name: string };
  readonly after: { readonly src: string; readonly name: string };
}

const HANDLE_INSET_PX = 24;
/** The mark that AI made the second one is whole to the right of it, in every language. */
const START_PERCENT = 36;

/** One portrait that turns into another as the line is dragged. Names belong to their layer and are cut with it. */
export function ComparePortrait({ label, before, after }: ComparePortraitProps) {
  const [percent, setPercent] = useState(START_PERCENT);
  // The handle keeps whole at both ends, as the thumb of the range field does.
  const at = `calc(${HANDLE_INSET_PX}px + (100% - ${2 * HANDLE_INSET_PX}px) * ${percent / 100})`;
  return (
    <div className={styles.frame}>
      <div className={styles.layer}>
        <img className={styles.picture} src={before.src} alt={before.name} />
        <span className={styles.beforeName}>{before.name}</span>
      </div>
      <div className={styles.layer} style={{ clipPath: `inset(0 0 0 ${at})` }}>
        <img className={styles.picture} src={after.src} alt={after.name} />
        <span className={styles.afterName}>{after.name}</span>
      </div>
      <div className={styles.line} style={{ left: at }} aria-hidden="true">
        <span className={styles.handle}>
          <Icon name="compare" sizePx={20} />
        </span>
      </div>
      <DragRange label={label} percent={percent} onChange={setPercent} />
    </div>
  );
}
