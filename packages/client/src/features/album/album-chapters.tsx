import type { ResultImage } from '@kinora/contract';
import { formatDate, localDigits } from '@kinora/locales';
import { renditionMark } from '../../lib/renditions';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { PhotoGrid } from '../../ui/photo-grid';
import { SectionHeader } from '../../ui/section-header';
import styles from './album.module.css';
import { toChapters } from './chapters';

/** From so many photos on, the first of a month is twice as large: below, it would leave a gap. */
const FEATURE_FROM = 3;

export type AlbumChaptersProps = {
  photos: readonly ResultImage[];
  hasMore: boolean;
  isSelecting: boolean;
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
};

/** Months as chapters, their photos edge to edge. */
export function AlbumChapters({ photos, hasMore, isSelecting, selectedIds, onToggle, onOpen }: AlbumChaptersProps) {
  const t = useT();
  return toChapters(photos, hasMore).map((chapter) => {
    const title = t.find(`month.${chapter.month}`) ?? String(chapter.month);
    const year = localDigits(t.locale, String(chapter.year));
    return (
      <section key={chapter.key} className={styles.chapter}>
        <div className={styles.chapterTitle}>
          <SectionHeader
            title={title}
            isChapter
            detail={chapter.isWhole ? `${year} · ${t('album.count', chapter.photos.length)}` : year}
          />
        </div>
        <PhotoGrid
          label={`${title} ${year}`}
          layout={chapter.photos.length >= FEATURE_FROM ? 'feature' : 'album'}
          items={chapter.photos.map((photo, index) => ({
            id: photo.id,
            // The first of a month is shown larger than a cover is.
            src: index === 0 ? photo.url : photo.cover,
            alt: t('album.photo', themeName(t, photo.theme), formatDate(t.locale, photo.stamp, 'day')),
            thumbHash: photo.thumbhash,
            mark: renditionMark(t, photo),
          }))}
          isSelecting={isSelecting}
          selectedIds={selectedIds}
          onToggle={onToggle}
          onOpen={onOpen}
          retryLabel={t('action.retry')}
        />
      </section>
    );
  });
}
