import type { ResultImage } from '@kinora/contract';
import { usePrinted } from '../../domain/orders/use-printed';
import { useT } from '../../lib/translation';
import { CropFrame } from '../../ui/crop-frame';
import { IconButton } from '../../ui/icon-button';
import styles from './print.module.css';
import type { useCrop } from './use-crop';

/** The photo under the paper's window, and, once it lies still, how it will be printed. */
export function CropPart({ photo, chosen }: { photo: ResultImage; chosen: ReturnType<typeof useCrop> }) {
  const t = useT();
  const { crop, frame, move, zoomBy, canZoomIn, canZoomOut } = chosen;
  const printed = usePrinted(photo.id, crop);
  return (
    <section className={styles.crop}>
      <CropFrame
        label={`${t('print.crop')}. ${t('print.crop-hint')}`}
        src={photo.url}
        part={crop}
        ratio={frame.width / frame.height}
        finished={printed}
        onMove={move}
        onZoom={zoomBy}
      />
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          variant="tonal"
          label={t('print.smaller')}
          isDisabled={!canZoomOut}
          onPress={() => zoomBy(-1)}
        />
        <p className={styles.hint}>
          <span aria-hidden="true">{t('print.crop-hint')}</span>
          <span className={styles.keys}>{t('print.crop-keys')}</span>
        </p>
        <IconButton
          icon="plus"
          variant="tonal"
          label={t('print.larger')}
          isDisabled={!canZoomIn}
          onPress={() => zoomBy(1)}
        />
      </div>
    </section>
  );
}
