import type { ShootProgress } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { type DevelopStage, PhotoPrint } from '../../ui/photo-print';
import { PrintTable } from '../../ui/print-table';

export type PrintRowProps = {
  shoot: ShootProgress;
  places: number;
  stageOf: (photoId: string) => DevelopStage;
};

/** The prints of a shoot on the table: those that are done, the one that is being made, and blank paper. */
export function PrintRow({ shoot, places, stageOf }: PrintRowProps) {
  const t = useT();
  const { photos, state } = shoot;
  const isShooting = state === 'shooting';
  const newestId = isShooting ? [...photos].reverse().find(({ id }) => stageOf(id) === 4)?.id : undefined;
  return (
    <PrintTable label={t('darkroom.table')}>
      {Array.from({ length: places }, (_, index) => {
        const photo = photos[index];
        const stage = photo ? stageOf(photo.id) : isShooting && index === photos.length ? 1 : 0;
        const key = stage === 4 ? 'darkroom.print' : stage > 0 ? 'darkroom.print-developing' : 'darkroom.print-blank';
        return (
          <PhotoPrint
            key={`place${index + 1}`}
            index={index}
            stage={stage}
            src={photo?.cover}
            thumbHash={photo?.thumbhash}
            alt={t(key, index + 1)}
            isNewest={photo !== undefined && photo.id === newestId}
            retryLabel={t('action.retry')}
          />
        );
      })}
    </PrintTable>
  );
}
