import type { ResultImage } from '@kinora/contract';
import { formatDate, localDigits } from '@kinora/locales';
import { useKeeping } from '../../domain/photos/use-keeping';
import { useNow } from '../../lib/now';
import { renditionMark } from '../../lib/renditions';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { PhotoGrid, type PhotoHeart } from '../../ui/photo-grid';
import { SectionHeader } from '../../ui/section-header';
import styles from './album.module.css';
import { toChapters, toLeavingGroups } from './chapters';

/** From so many photos on, the first of a month is twice as large: below, it would leave a gap. */
const FEATURE_FROM = 3;
const HOUR_MS = 3_600_000;

export type AlbumChaptersProps = {
  photos: readonly ResultImage[];
  hasMore: boolean;
  isSelecting: boolean;
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
};

/** What is kept: months as chapters, their photos edge to edge. */
export function AlbumChapters(props: AlbumChaptersProps) {
  const t = useT();
  return toChapters(props.photos, props.hasMore).map(({ key, month, year, photos, isWhole }) => {
    const title = t.find(`month.${month}`) ?? String(month);
    const yearText = localDigits(t.locale, String(year));
    return (
      <Chapter
        key={key}
        {...props}
        photos={photos}
        title={title}
        label={`${title} ${yearText}`}
        detail={isWhole ? `${yearText} · ${t('album.count', photos.length)}` : yearText}
        isFeatured={photos.length >= FEATURE_FROM}
      />
    );
  });
}

/** What is not kept, by the days that are left; a heart on each keeps it, or chooses it where that costs. */
export function LeavingPhotos(props: AlbumChaptersProps) {
  const t = useT();
  const nowMs = useNow(HOUR_MS, true);
  const { canToggle, isChoice, isTicked, toggle } = useKeeping();
  const heartOf = (id: string): PhotoHeart | undefined => {
    const photo = props.photos.find((one) => one.id === id);
    if (!photo || !canToggle(photo)) return undefined;
    const isTold = true;
    const onPress = () => toggle(photo, isTold);
    if (!isChoice(photo)) return { label: t('album.keep'), onPress };
    const isOn = isTicked(photo);
    return { label: t(isOn ? 'viewer.chosen' : 'viewer.choose'), isOn, onPress };
  };
  return toLeavingGroups(props.photos, props.hasMore, nowMs).map(({ key, days, photos, isWhole }) => {
    const title = days > 1 ? t('album.left-for', t('duration.days', days)) : t('album.last-day');
    return (
      <Chapter
        key={key}
        {...props}
        photos={photos}
        title={title}
        label={title}
        detail={isWhole ? t('album.count', photos.length) : undefined}
        heartOf={heartOf}
      />
    );
  });
}

type ChapterProps = Omit<AlbumChaptersProps, 'hasMore'> & {
  title: string;
  label: string;
  detail: string | undefined;
  isFeatured?: boolean;
  heartOf?: (id: string) => PhotoHeart | undefined;
};

function Chapter({ photos, title, label, detail, isFeatured = false, ...grid }: ChapterProps) {
  const t = useT();
  return (
    <section className={styles.chapter}>
      <div className={styles.chapterTitle}>
        <SectionHeader title={title} isChapter detail={detail} />
      </div>
      <PhotoGrid
        label={label}
        layout={isFeatured ? 'feature' : 'album'}
        items={photos.map((photo, index) => ({
          id: photo.id,
          // The first of a month is shown larger than a cover is.
          src: isFeatured && index === 0 ? photo.url : photo.cover,
          alt: t('album.photo', themeName(t, photo.theme), formatDate(t.locale, photo.stamp, 'day')),
          thumbHash: photo.thumbhash,
          mark: renditionMark(t, photo),
        }))}
        {...grid}
        retryLabel={t('action.retry')}
      />
    </section>
  );
}
