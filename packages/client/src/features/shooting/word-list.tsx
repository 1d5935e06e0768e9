import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './word-list.module.css';

/** A thing by its name, and the user's own words for it where they are others. */
interface NamedWord {
  readonly name: string;
  readonly said: string | undefined;
}

interface WordListProps {
  readonly title: string;
  readonly words: readonly (string | NamedWord)[];
  /** Ticked: what will be in the pictures. */
  readonly isDrawn?: boolean;
  /** What there is to say about them. */
  readonly children?: ReactNode;
}

const TICK_PX = 14;

/** Words under a heading; nothing where there are none. */
export function WordList({ title, words, isDrawn = false, children }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <section className={styles.list}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.words}>
        {words.map((word) => {
          const { name, said } = typeof word === 'string' ? { name: word, said: undefined } : word;
          return (
            <li key={`${name} ${said}`} className={isDrawn ? styles.drawn : styles.word}>
              {isDrawn ? <Icon name="check" sizePx={TICK_PX} /> : null}
              {name}
              {said === undefined ? null : <span className={styles.said}>{said}</span>}
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
