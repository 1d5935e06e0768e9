import { PREVIEW_MODE, type ResultImage, type ShootProgress } from '@kinora/contract';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { showToast } from '../../ui/toast';
import { ChooseGrid } from './choose-grid';
import styles from './choose-photos.module.css';
import { ComparePair } from './compare-pair';
import { KeepBar } from './keep-bar';
import { type PhotoOrder, sortPhotos } from './sort-photos';
import { useChoosing } from './use-choosing';

export type ChoosePhotosProps = {
  shoot: ShootProgress;
  order: PhotoOrder;
  /** A tap picks for the comparison rather than to keep. */
  isComparing: boolean;
  onCompared: () => void;
};

/** The photos of a finished shoot: which to keep. */
export function ChoosePhotos({ shoot, order, isComparing, onCompared }: ChoosePhotosProps) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const choosing = useChoosing(shoot.id, shoot.photos);
  const [pickedId, setPickedId] = useState<string>();
  const [pairIds, setPairIds] = useState<readonly [string, string]>();
  const photos = sortPhotos(shoot.photos, order);
  const pair = pairIds?.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  const [one, other] = pair ?? [];
  const firstId = isComparing ? pickedId : undefined;

  const compare = (oneId: string, otherId: string) => {
    setPairIds([oneId, otherId]);
    setPickedId(undefined);
    onCompared();
  };
  const press = (photo: ResultImage) => {
    if (!isComparing) choosing.toggle(photo);
    else if (firstId === undefined) setPickedId(photo.id);
    else if (firstId === photo.id) setPickedId(undefined);
    else compare(firstId, photo.id);
  };
  const open = ({ id }: ResultImage) => {
    const ids = photos.map((photo) => photo.id).join(',');
    navigateTo('preview', { id, ids, mode: String(PREVIEW_MODE.normal) });
  };
  const keep = async () => {
    const { count, hasChanges } = choosing;
    if (hasChanges && !(await choosing.save())) return;
    showToast({ text: count > 0 ? t('result.saved', count) : t('result.saved-none') });
    await switchTab('album');
  };

  const left = shoot.state === 'finished' ? 0 : Math.max(0, shoot.total - shoot.dropped - photos.length);
  return (
    <>
      <div className={styles.body}>
        {left > 0 && shoot.state !== 'failed' ? (
          <div className={styles.banner}>
            <Banner
              text={t('result.developing', left)}
              actionLabel={t('result.watch')}
              onAction={() => void switchTab('shooting', { id: shoot.id })}
            />
          </div>
        ) : null}
        {photos.length === 0 ? (
          <EmptyState
            picture="album"
            title={t('result.empty-title')}
            text={t('result.empty-text')}
            actionLabel={t('result.empty-action')}
            onAction={() => void switchTab('shooting', { theme: shoot.theme })}
          />
        ) : (
          <>
            <div className={styles.hint}>
              <p role="status">{t(isComparing ? 'result.hint-compare' : 'result.hint')}</p>
              <p className={styles.order}>{t(`result.sort-${order}`)}</p>
            </div>
            <ChooseGrid
              photos={photos}
              isKept={choosing.isKept}
              pickedId={firstId}
              onPress={press}
              onOpen={open}
              onCompare={compare}
            />
          </>
        )}
      </div>
      {photos.length > 0 ? (
        <KeepBar
          count={choosing.count}
          isBusy={choosing.isSaving}
          isDisabled={choosing.count === 0 && !choosing.hasChanges}
          onKeep={() => void keep()}
        />
      ) : null}
      {one && other ? (
        <ComparePair
          pair={[one, other]}
          isKept={choosing.isKept}
          keptCount={choosing.count}
          onToggle={choosing.toggle}
          onClose={() => setPairIds(undefined)}
        />
      ) : null}
    </>
  );
}
