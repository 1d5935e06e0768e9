import { Fragment, type ReactNode, useState } from 'react';
import { errorText, isNetworkError } from '../../api/command-error';
import { refreshSquare } from '../../domain/square/submit-square';
import { useGallery } from '../../domain/themes/use-themes';
import { useT } from '../../lib/translation';
import { useGradually } from '../../lib/use-gradually';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/error-state';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { SectionHeader } from '../../ui/section-header';
import { CoversQuestion } from './covers-question';
import { GalleryChips, SQUARE } from './gallery-chips';
import { GallerySkeleton } from './gallery-skeleton';
import { SeasonBanner } from './season-banner';
import { SectionGrid } from './section-grid';
import styles from './theme-gallery.module.css';
import { ThemeRow } from './theme-row';
import { useThemeWords } from './theme-words';

/** What a phone shows before anybody scrolls: it is drawn first. */
const ROWS_IN_SIGHT = 2;
/** The row after which the user is asked something: below what is in sight before anybody scrolls, so that nothing there moves. */
const QUESTION_AFTER = 2;

/** The home gallery: the season, categories, and a row of themes for each section, or one section or the square whole. */
export function ThemeGallery({ square, onOpen }: { square: ReactNode; onOpen: (themeId: string) => void }) {
  const t = useT();
  const words = useThemeWords();
  const { data, error, isFetching, refetch } = useGallery();
  const shownRows = useGradually(data?.sections.length ?? ROWS_IN_SIGHT, ROWS_IN_SIGHT);
  const [chosenId, setChosenId] = useState<string>();
  if (!data) {
    if (!error) return <GallerySkeleton />;
    return (
      <ErrorState
        title={t('visit.error')}
        text={errorText(error, t)}
        isOffline={isNetworkError(error)}
        retryLabel={t('action.retry')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { banner } = data;
  // A chip leads to what it names.
  const sections = data.sections.filter(({ total }) => total > 0);
  const firstId = sections[0]?.id ?? '';
  const isSquare = chosenId === SQUARE;
  const chosen = sections.find(({ id }) => id === chosenId && id !== firstId);
  const season = sections.find(({ id }) => id === banner.section);
  // Said once, above the first row that shows the reader.
  const firstOwn = sections.find(({ imgs }) => imgs.some(({ cover }) => cover.own));
  return (
    <PullToRefresh
      onRefresh={() => {
        void refreshSquare();
        return refetch();
      }}
      pullLabel={t('visit.pull')}
      releaseLabel={t('visit.release')}
      busyLabel={t('visit.refreshing')}
    >
      <SeasonBanner banner={banner} themes={season?.total ?? 0} onOpen={() => setChosenId(banner.section)} />
      <GalleryChips
        sectionIds={sections.map(({ id }) => id)}
        chosenId={isSquare ? SQUARE : (chosen?.id ?? firstId)}
        onChoose={setChosenId}
      />
      {isSquare ? (
        <section className={classNames(styles.section, styles.first)}>
          <SectionHeader title={words.section(SQUARE)} />
          {square}
        </section>
      ) : chosen ? (
        <section className={classNames(styles.section, styles.first)}>
          <SectionHeader
            title={words.section(chosen.id)}
            text={chosen.imgs.some(({ cover }) => cover.own) ? t('visit.own-covers') : undefined}
            detail={t('visit.themes', chosen.total)}
          />
          <SectionGrid key={chosen.id} section={chosen} onOpen={onOpen} />
        </section>
      ) : (
        sections.slice(0, shownRows).map((section, row) => (
          <Fragment key={section.id}>
            <ThemeRow
              section={section}
              isFirst={row === 0}
              hasOwn={section === firstOwn}
              onOpen={onOpen}
              onAll={section.total > 2 && section.id !== firstId ? () => setChosenId(section.id) : undefined}
            />
            {row === QUESTION_AFTER ? <CoversQuestion /> : null}
          </Fragment>
        ))
      )}
    </PullToRefresh>
  );
}
