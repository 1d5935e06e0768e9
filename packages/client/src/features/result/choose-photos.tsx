import { hasBadges, isOrdered, PREVIEW_MODE, type ResultImage, type ShootProgress } from '@kinora/contract';
import { useState } from 'react';
import { keptOnServer } from '../../domain/photos/keep-photos';
import { useT } from '../../lib/translation';
import { keptAlbum } from '../../navigation/kept-album';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { BuyBar } from './buy-bar';
import { ChooseGrid } from './choose-grid';
import styles from './choose-photos.module.css';
import { ComparePair } from './compare-pair';
import { KeepBar } from './keep-bar';
import { type PhotoOrder, sortPhotos } from './sort-photos';
import { useChoice } from './use-choice';
import { canDragOnto } from './use-drag-onto';
import { WaitingOrder } from './waiting-order';

export type ChoosePhotosProps = {
  shoot: ShootProgress;
  order: PhotoOrder;
  /** A tap picks for the comparison rather than to keep. */
  isComparing: boolean;
  onCompared: () => void;
};

const isKept = ({ status }: ResultImage): boolean => hasBadges(status);

/** Where photos cost something a tap does not keep yet. */
function hintOf(isCosting: boolean) {
  if (isCosting) return canDragOnto ? 'result.hint-costs' : 'result.hint-costs-tap';
  return canDragOnto ? 'result.hint' : 'result.hint-tap';
}

/** The photos of a finished shoot: which to keep. */
export function ChoosePhotos({ shoot, order, isComparing, onCompared }: ChoosePhotosProps) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const [pickedId, setPickedId] = useState<string>();
  const [pairIds, setPairIds] = useState<readonly [string, string]>();
  const [isLeaving, setIsLeaving] = useState(false);
  const photos = sortPhotos(shoot.photos, order);
  const pair = pairIds?.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  const [one, other] = pair ?? [];
  const keptCount = photos.filter(isKept).length;
  const choice = useChoice(shoot);
  const firstId = isComparing ? pickedId : undefined;

  const compare = (oneId: string, otherId: string) => {
    setPairIds([oneId, otherId]);
    setPickedId(undefined);
    onCompared();
  };
  const press = (photo: ResultImage) => {
    if (!isComparing && !choice.canToggle(photo)) open(photo);
    else if (!isComparing) choice.toggle(photo);
    else if (firstId === undefined) setPickedId(photo.id);
    else if (firstId === photo.id) setPickedId(undefined);
    else compare(firstId, photo.id);
  };
  const open = ({ id }: ResultImage) => {
    const ids = photos.map((photo) => photo.id).join(',');
    navigateTo('preview', { id, ids, mode: String(PREVIEW_MODE.normal) });
  };
  const left = shoot.state === 'finished' ? 0 : Math.max(0, shoot.total - shoot.dropped - photos.length);
  const goToAlbum = async () => {
    setIsLeaving(true);
    try {
      await keptOnServer();
      await switchTab('album', keptAlbum());
    } finally {
      setIsLeaving(false);
    }
  };
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
        <WaitingOrder shoot={shoot} count={photos.filter(({ status }) => isOrdered(status)).length} />
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
              <p role="status">{t(isComparing ? 'result.hint-compare' : hintOf(choice.isCosting))}</p>
              <p className={styles.order}>
                {isComparing ? null : <span>{t('result.hint-open')}</span>}
                <span>{t(`result.sort-${order}`)}</span>
              </p>
            </div>
            <ChooseGrid
              photos={photos}
              isKept={choice.isTicked}
              isBought={choice.isBought}
              pickedId={firstId}
              onPress={press}
              onOpen={open}
              onCompare={compare}
            />
          </>
        )}
      </div>
      {photos.length === 0 ? null : choice.isCosting ? (
        <BuyBar
          shoot={shoot}
          chosen={choice.chosen}
          keptCount={keptCount}
          isLeaving={isLeaving}
          onDone={() => void goToAlbum()}
        />
      ) : (
        <KeepBar count={keptCount} isLeaving={isLeaving} onDone={() => void goToAlbum()} />
      )}
      {one && other ? (
        <ComparePair
          pair={[one, other]}
          faceIds={shoot.faces}
          isKept={choice.isTicked}
          keptCount={keptCount + choice.chosen.length}
          onToggle={choice.toggle}
          onClose={() => setPairIds(undefined)}
        />
      ) : null}
    </>
  );
}
