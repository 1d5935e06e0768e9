import { useT } from '../../lib/translation';
import { CropFrame } from '../../ui/crop-frame';
import { IconButton } from '../../ui/icon-button';
import styles from './print.module.css';
import type { useCrop } from './use-crop';

/** The photo under the paper's window. */
export function CropPart({ src, chosen }: { src: string; chosen: ReturnType<typeof useCrop> }) {
  const t = useT();
  const { crop, frame, move, zoomBy, canZoomIn, canZoomOut } = chosen;
  return (
    <section className={styles.crop}>
      <CropFrame
        label={`${t('print.crop')}. ${t('print.crop-hint')} ${t('print.crop-keys')}`}
        src={src}
        part={crop}
        ratio={frame.width / frame.height}
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
        <p className={styles.hint} aria-hidden="true">
          {t('print.crop-hint')}
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
