import { useEffect, useState } from 'react';
import { PullToRefresh } from '../ui/pull-to-refresh';
import { Segmented } from '../ui/segmented';
import { showToast, ToastHost } from '../ui/toast';
import { ChoosingSection } from './choosing-section';
import { DarkroomSection } from './darkroom-section';
import { drawnPortraits, type GalleryPhoto } from './drawn-portraits';
import styles from './gallery.module.css';
import { OverSection } from './over-section';
import { PhotosSection } from './photos-section';
import { PlacesSection } from './places-section';
import { PressSection } from './press-section';
import { StatesSection } from './states-section';
import { WritingSection } from './writing-section';

const appearances = [
  { id: 'system', label: '跟随系统' },
  { id: 'light', label: '浅色' },
  { id: 'dark', label: '深色' },
];
const directions = [
  { id: 'ltr', label: '从左到右' },
  { id: 'rtl', label: '从右到左' },
];

/** Every component of the design system in its states. The photos are drawn unless others are given. */
export function Gallery({ photos = drawnPortraits }: { photos?: readonly GalleryPhoto[] }) {
  const [appearance, setAppearance] = useState('system');
  const [direction, setDirection] = useState('ltr');
  useRootAttribute('data-appearance', appearance === 'system' ? undefined : appearance);
  useRootAttribute('dir', direction);
  const say = () => void showToast({ text: '按到了', id: 'pressed' });
  const refresh = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 1200));
  return (
    <main className={styles.gallery}>
      <PullToRefresh onRefresh={refresh} pullLabel="下拉刷新" releaseLabel="松开刷新" busyLabel="正在刷新">
        <h1 className="type-display">亲映 · 组件</h1>
        <div className={styles.controls}>
          <Segmented label="外观" items={appearances} selectedId={appearance} onSelect={setAppearance} />
          <Segmented label="方向" items={directions} selectedId={direction} onSelect={setDirection} />
        </div>
        <PressSection onPress={say} />
        <PhotosSection photos={photos} onPress={say} />
        <DarkroomSection photos={photos} onPress={say} />
        <ChoosingSection onPress={say} />
        <WritingSection onPress={say} />
        <PlacesSection photos={photos} onPress={say} />
        <OverSection photos={photos} onPress={say} />
        <StatesSection onPress={say} />
      </PullToRefresh>
      <ToastHost label="提示" />
    </main>
  );
}

/** Sets an attribute of the page's root while the gallery is shown, and then puts back what stood there. */
function useRootAttribute(name: string, value: string | undefined) {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.getAttribute(name);
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
    return () => {
      if (before === null) root.removeAttribute(name);
      else root.setAttribute(name, before);
    };
  }, [name, value]);
}
