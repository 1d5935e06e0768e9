import { PREVIEW_MODE } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { usePhotos } from '../../domain/photos/use-photos';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Photo } from '../../ui/photo';
import { PressArea } from '../../ui/press-area';
import { Skeleton } from '../../ui/skeleton';
import styles from './orders.module.css';

/** The photos of an order, which open large; their places are kept while they load. */
export function OrderPhotos({ ids, label }: { ids: readonly string[]; label: string }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { data, isPending } = usePhotos(ids);
  const photos = data?.imgs ?? [];
  const open = (id: string) => navigateTo('preview', { id, ids: ids.join(','), mode: String(PREVIEW_MODE.normal) });
  return (
    <ul className={styles.photos} aria-label={label}>
      {isPending
        ? ids.map((id) => (
            <li key={id} className={styles.photo}>
              <Skeleton shape="photo" />
            </li>
          ))
        : null}
      {photos.map(({ id, cover, thumbhash, theme, sheet }) => (
        <li key={id} className={styles.photo}>
          <Photo src={cover} alt="" thumbHash={thumbhash} corner="card" isFilling retryLabel={t('action.retry')} />
          <PressArea
            label={`${themeName(t, theme)} ${formatNumber(t.locale, sheet + 1)}`}
            onPress={() => void open(id)}
          />
        </li>
      ))}
    </ul>
  );
}
