import { useNewestKept } from '../../domain/photos/use-photos';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { ChipRow } from '../../ui/chip-row';
import styles from './album.module.css';
import { type AlbumView, chooseTheme, RECENT_KINDS } from './album-view';

const ALL = 'all';

export type AlbumFilterProps = {
  isOpen: boolean;
  onClose: () => void;
  view: AlbumView;
  onChange: (view: AlbumView) => void;
};

/** By theme, of those of which photos are kept; of the recent ones also by how they were taken. */
export function AlbumFilter({ isOpen, onClose, view, onChange }: AlbumFilterProps) {
  const t = useT();
  const themes = useNewestKept(isOpen).data?.themes ?? [];
  const choose = (next: AlbumView) => {
    onChange(next);
    onClose();
  };
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('album.filter')}>
      <div className={styles.filters}>
        {view.segment === 'recent' ? (
          <section className={styles.filter}>
            <h3 className={styles.filterTitle}>{t('album.recent-kind')}</h3>
            <ChipRow
              label={t('album.recent-kind')}
              items={RECENT_KINDS.map((kind) => ({ id: kind, label: t(`album.recent-${kind}`) }))}
              selectedIds={[view.kind]}
              onSelect={(id) => choose({ ...view, kind: RECENT_KINDS.find((kind) => kind === id) ?? 'all' })}
              isWrapped
            />
          </section>
        ) : null}
        <section className={styles.filter}>
          <h3 className={styles.filterTitle}>{t('album.theme')}</h3>
          <ChipRow
            label={t('album.theme')}
            items={[
              { id: ALL, label: t('album.theme-all') },
              ...themes.map((theme) => ({ id: theme, label: themeName(t, theme) })),
            ]}
            selectedIds={[view.theme ?? ALL]}
            onSelect={(id) => choose(chooseTheme(view, id === ALL ? undefined : id))}
            isWrapped
          />
        </section>
      </div>
    </PageSheet>
  );
}
