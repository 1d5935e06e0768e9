import { Button } from '../ui/button';
import { NavBar } from '../ui/nav-bar';
import { type DevelopStage, PhotoPrint } from '../ui/photo-print';
import { PrintTable } from '../ui/print-table';
import { ProgressSegments } from '../ui/progress-segments';
import type { GalleryPhoto } from './drawn-portraits';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const STAGES: readonly DevelopStage[] = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 1, 0, 2, 0, 0];
const NEWEST = 7;

export function DarkroomSection({ photos, onPress }: { photos: readonly GalleryPhoto[]; onPress: () => void }) {
  return (
    <Section id="darkroom" title="暗房">
      <Example name="ProgressSegments · PrintTable · PhotoPrint" tone="table">
        <NavBar title="二十个你" leading={{ kind: 'close', label: '关闭', onPress }} isOnTable />
        <div className={styles.darkroom}>
          <div className={styles.count}>
            <span>
              <span className={styles.counted}>13</span> <span className="type-text type-quiet">/ 20 张</span>
            </span>
            <span className="type-text">约还要 4 秒</span>
          </div>
          <ProgressSegments label="显影" done={13} developing={3} valueText="20 张里好了 13 张" />
          <PrintTable label="二十张照片">
            {STAGES.map((stage, index) => {
              const photo = photos[index % photos.length];
              return (
                <PhotoPrint
                  key={`place${index + 1}`}
                  index={index}
                  stage={stage}
                  src={photo?.src}
                  thumbHash={index % 2 === 0 ? photo?.thumbHash : undefined}
                  alt={stage === 4 ? (photo?.title ?? '') : `第 ${index + 1} 张正在显影`}
                  isNewest={index === NEWEST}
                  retryLabel="再试一次"
                />
              );
            })}
          </PrintTable>
          <p className={styles.centred}>洗好会告诉你，现在离开也不会丢。</p>
          <Button label="先去逛逛，好了叫我" icon="bell" variant="quiet" isWide onPress={onPress} />
        </div>
      </Example>
    </Section>
  );
}
