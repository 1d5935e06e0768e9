import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './point-list.module.css';

export interface Point {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** What one should know before going on: each point a picture, a name and a sentence. */
export function PointList({
  points,
  isBoxed = false,
}: {
  readonly points: readonly Point[];
  readonly isBoxed?: boolean;
}) {
  return (
    <dl className={classNames(styles.points, isBoxed && styles.boxed)}>
      {points.map(({ icon, title, text }) => (
        <div key={icon}>
          <dt className={styles.title}>
            <span className={styles.icon}>
              <Icon name={icon} sizePx={22} />
            </span>
            {title}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
