import { useState } from 'react';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useTabBarHidden } from '../../navigation/tab-bar-visibility';
import { useBackClose } from '../../navigation/use-back-close';
import { useNavigation } from '../../navigation/use-navigation';
import { useIsLoggedIn } from '../../session/session';
import { ChipRow } from '../../ui/chip-row';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { LargeTitle } from '../../ui/large-title';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { Segmented } from '../../ui/segmented';
import styles from './album.module.css';
import { AlbumFilter } from './album-filter';
import { AlbumPhotos } from './album-photos';
import { choosePerson, chooseSegment, chooseTheme, firstView, SEGMENTS } from './album-view';
import { PeopleFilter } from './people-filter';
import { RecentlyDeleted } from './recently-deleted';
import { SelectionBar } from './selection-bar';
import { useAlbumPhotos } from './use-album-photos';
import { useSelection } from './use-selection';

const SEGMENT_TEXTS = {
  involved: 'album.kept',
  single: 'album.single',
  group: 'album.group',
  recent: 'album.left',
} as const;

/** The album: people, four ways of seeing it, months, and selecting. */
export function Album({ tab }: { tab: string | undefined }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const [view, setView] = useState(() => firstView(tab));
  const [isFiltering, setIsFiltering] = useState(false);
  const album = useAlbumPhotos(view);
  const photos = album.photos ?? [];
  const selection = useSelection(photos);
  const { isSelecting } = selection;
  useTabBarHidden(isSelecting);
  useBackClose(isSelecting, selection.stop);

  if (!isLoggedIn) {
    return (
      <>
        <LargeTitle title={t('tab.album')} />
        <EmptyState
          picture="album"
          title={t('album.guest-title')}
          text={t('album.guest-text')}
          actionLabel={t('action.login')}
          onAction={() => void navigateTo('login')}
        />
      </>
    );
  }
  const chip =
    view.theme !== undefined
      ? { id: 'theme', label: themeName(t, view.theme) }
      : view.kind !== 'all'
        ? { id: 'kind', label: t(`album.recent-${view.kind}`) }
        : undefined;
  return (
    <div className={classNames(styles.page, !isSelecting && styles.tab)}>
      <LargeTitle
        title={isSelecting ? t('album.selected', selection.ids.length) : t('tab.album')}
        isModest={isSelecting}
        actions={
          isSelecting ? (
            <>
              <TextAction label={t('album.select-all')} onPress={selection.selectAll} />
              <TextAction label={t('action.done')} onPress={selection.stop} />
            </>
          ) : (
            <>
              <IconButton icon="filter" label={t('album.filter')} onPress={() => setIsFiltering(true)} />
              {photos.length > 0 ? <TextAction label={t('album.select')} onPress={selection.start} /> : null}
            </>
          )
        }
      />
      <div className={styles.body}>
        <PullToRefresh
          onRefresh={album.refetch}
          pullLabel={t('album.pull')}
          releaseLabel={t('album.release')}
          busyLabel={t('album.refreshing')}
          isDisabled={isSelecting}
        >
          <div className={styles.people}>
            <PeopleFilter personId={view.personId} onChoose={(personId) => setView(choosePerson(view, personId))} />
          </div>
          <Segmented
            label={t('album.view')}
            items={SEGMENTS.map((segment) => ({ id: segment, label: t(SEGMENT_TEXTS[segment]) }))}
            selectedId={view.segment}
            onSelect={(id) => setView(chooseSegment(view, SEGMENTS.find((one) => one === id) ?? 'involved'))}
          />
          {chip ? (
            <div className={styles.chips}>
              <ChipRow
                label={t('album.filter')}
                items={[chip]}
                selectedIds={[chip.id]}
                onSelect={() => setView({ ...chooseTheme(view, undefined), kind: 'all' })}
              />
            </div>
          ) : null}
          <RecentlyDeleted />
          <AlbumPhotos
            view={view}
            album={album}
            selection={selection}
            onShowAll={() => setView(firstView(undefined))}
            onShowLeft={() => setView(chooseSegment(view, 'recent'))}
          />
        </PullToRefresh>
      </div>
      {isSelecting ? <SelectionBar selection={selection} hasLeft={view.segment === 'recent'} /> : null}
      <AlbumFilter isOpen={isFiltering} onClose={() => setIsFiltering(false)} view={view} onChange={setView} />
    </div>
  );
}

function TextAction({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onPress}>
      {label}
    </button>
  );
}
