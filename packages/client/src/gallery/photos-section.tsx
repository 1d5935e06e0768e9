import { useState } from 'react';
import { AddDisc, Avatar } from '../ui/avatar';
import { AvatarRow } from '../ui/avatar-row';
import { LikenessRing } from '../ui/likeness-ring';
import { Photo } from '../ui/photo';
import { PhotoCard } from '../ui/photo-card';
import { PhotoGrid } from '../ui/photo-grid';
import { Rail } from '../ui/rail';
import { SectionHeader } from '../ui/section-header';
import type { GalleryPhoto } from './drawn-portraits';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const LIKENESS = [97, 96, 95, 92, 86, 74];

type PhotosSectionProps = { photos: readonly GalleryPhoto[]; onPress: () => void };

export function PhotosSection({ photos, onPress }: PhotosSectionProps) {
  const [kept, setKept] = useState<readonly string[]>(photos.slice(0, 1).map((photo) => photo.id));
  const [people, setPeople] = useState<readonly string[]>(['everyone']);
  const toggle = (id: string) => setKept(kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id]);
  const items = photos.map((photo, index) => ({
    id: photo.id,
    src: photo.src,
    alt: photo.title,
    thumbHash: photo.thumbHash,
    likeness: {
      score: LIKENESS[index] ?? 90,
      text: String(LIKENESS[index] ?? 90),
      label: `像你 ${LIKENESS[index] ?? 90}`,
    },
  }));
  const faces = photos.map((photo, index) => ({
    id: photo.id,
    name: ['我', '妈妈', '爸爸', '小雨'][index] ?? '朋友',
    src: photo.src,
  }));
  return (
    <Section id="photos" title="照片与人">
      <Example name="SectionHeader · Rail · PhotoCard">
        <SectionHeader title="为你而拍" text="封面上是你，只有你看得见" actionLabel="全部" onAction={onPress} />
        <Rail label="为你而拍">
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              src={photo.src}
              thumbHash={photo.thumbHash}
              alt=""
              title={photo.title}
              meta="1 人 · 20 张"
              mark={index === 1 ? '新' : undefined}
              retryLabel="再试一次"
              onPress={onPress}
            />
          ))}
        </Rail>
      </Example>
      <Example name="PhotoGrid · choosing">
        <PhotoGrid
          label="二十个你"
          items={items}
          isSelecting
          selectedIds={kept}
          onToggle={toggle}
          retryLabel="再试一次"
        />
      </Example>
      <Example name="PhotoGrid · feature">
        <SectionHeader title="十一月" isChapter detail="2026 · 46 张" />
        <PhotoGrid
          label="十一月"
          layout="feature"
          items={items.map(({ likeness: _, ...item }, index) => ({ ...item, mark: index === 2 ? '4K' : undefined }))}
          onOpen={onPress}
          retryLabel="再试一次"
        />
      </Example>
      <Example name="Photo">
        <div className={styles.thirds}>
          <Photo src={photos[0]?.src} alt="海边落日" retryLabel="再试一次" />
          <Photo src={undefined} thumbHash={photos[1]?.thumbHash} alt="还没到" retryLabel="再试一次" />
          <Photo
            src="data:image/png;base64,broken"
            thumbHash={photos[2]?.thumbHash}
            alt="没取到"
            retryLabel="再试一次"
          />
        </div>
      </Example>
      <Example name="LikenessRing">
        <div className={styles.wrap}>
          {[60, 70, 80, 86, 92, 97, 100].map((score) => (
            <LikenessRing key={score} score={score} text={String(score)} label={`像你 ${score}`} />
          ))}
        </div>
      </Example>
      <Example name="AvatarRow · Avatar">
        <AvatarRow
          label="人物"
          people={[{ id: 'everyone', name: '所有人', icon: 'people' }, ...faces.slice(0, 4)]}
          selectedIds={people}
          onSelect={(id) => setPeople([id])}
          add={{ label: '添加', onPress }}
        />
        <div className={styles.wrap}>
          <Avatar name="林夏" size="small" />
          <Avatar name="Kin" size="medium" />
          <Avatar name="我" src={photos[0]?.src} isSelected />
          <Avatar name="妈妈" src={photos[2]?.src} size="huge" />
          <AddDisc />
        </div>
      </Example>
    </Section>
  );
}
