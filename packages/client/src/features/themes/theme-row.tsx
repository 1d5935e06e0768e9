import type { HomeSection } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { useGradually } from '../../lib/use-gradually';
import { classNames } from '../../ui/class-names';
import { Rail } from '../../ui/rail';
import { SectionHeader } from '../../ui/section-header';
import { ThemeCard } from './theme-card';
import styles from './theme-gallery.module.css';
import { useThemeWords } from './theme-words';

/** What a phone shows of a row before anybody scrolls: its pictures come first. */
const CARDS_IN_SIGHT = 3;
/** Drawn with the row: one more, so that there is something to scroll to. The others follow half by half. */
const CARDS_AT_ONCE = 4;
const CARDS_MORE = 3;

export interface ThemeRowProps {
  readonly section: HomeSection;
  readonly isFirst: boolean;
  /** Says that these covers show the reader. */
  readonly hasOwn: boolean;
  readonly onOpen: (themeId: string) => void;
  /** Shows the section whole; absent where it is whole already. */
  readonly onAll?: (() => void) | undefined;
}

/** A section of the home gallery: its title, and its themes in a row. */
export function ThemeRow({ section, isFirst, hasOwn, onOpen, onAll }: ThemeRowProps) {
  const t = useT();
  const words = useThemeWords();
  const title = words.section(section.id);
  const shown = useGradually(section.imgs.length, CARDS_AT_ONCE, CARDS_MORE);
  return (
    <section className={classNames(styles.section, isFirst && styles.first)}>
      <SectionHeader
        title={title}
        text={hasOwn ? t('visit.own-covers') : undefined}
        {...(onAll ? { actionLabel: t('action.all'), onAction: onAll } : {})}
      />
      <Rail label={title}>
        {section.imgs.slice(0, shown).map((theme, place) => (
          <ThemeCard key={theme.id} theme={theme} isEager={isFirst && place < CARDS_IN_SIGHT} onOpen={onOpen} />
        ))}
      </Rail>
    </section>
  );
}
