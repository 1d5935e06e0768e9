import type { HomeSection } from '@kinora/contract';
import { useSection } from '../../domain/themes/use-themes';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ThemeCard } from './theme-card';
import styles from './theme-gallery.module.css';

/** All themes of one section, page by page. */
export function SectionGrid({ section, onOpen }: { section: HomeSection; onOpen: (id: string) => void }) {
  const t = useT();
  const more = useSection(section.id);
  const themes = more.data ? more.data.pages.flatMap(({ imgs }) => imgs) : section.imgs;
  return (
    <>
      <ul className={styles.grid}>
        {themes.map((theme) => (
          <li key={theme.id}>
            <ThemeCard theme={theme} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more.hasNextPage ? (
        <Button
          variant="quiet"
          isWide
          label={t('visit.more')}
          isBusy={more.isFetchingNextPage}
          onPress={() => void more.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
