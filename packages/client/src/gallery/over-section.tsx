import { useState } from 'react';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Facts } from '../ui/facts';
import { GuideMask } from '../ui/guide-mask';
import { IconButton } from '../ui/icon-button';
import { Photo } from '../ui/photo';
import { Sheet } from '../ui/sheet';
import { showToast } from '../ui/toast';
import type { GalleryPhoto } from './drawn-portraits';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const guide = [
  { id: 'visit', text: '这里每天都有新主题，封面上就是你。', slot: 0 },
  { id: 'avatar', text: '先给一张清楚的脸，二十张照片都从它来。', slot: 1 },
  { id: 'shooting', text: '准备好了，就按这里拍。', slot: 2 },
];

export function OverSection({ photos, onPress }: { photos: readonly GalleryPhoto[]; onPress: () => void }) {
  const [opened, setOpened] = useState<'sheet' | 'question' | 'guide' | undefined>();
  const [step, setStep] = useState(0);
  const close = () => setOpened(undefined);
  const next = () => {
    if (step + 1 >= guide.length) close();
    setStep((step + 1) % guide.length);
  };
  return (
    <Section id="over" title="浮在上面">
      <Example name="Sheet · ConfirmDialog · Toast · GuideMask">
        <div className={styles.wrap}>
          <Button label="打开面板" variant="tonal" size="medium" onPress={() => setOpened('sheet')} />
          <Button label="问一句" variant="tonal" size="medium" onPress={() => setOpened('question')} />
          <Button label="首次引导" variant="tonal" size="medium" onPress={() => setOpened('guide')} />
          <Button
            label="提示"
            variant="tonal"
            size="medium"
            onPress={() => showToast({ text: '已删除 3 张', durationMs: 4000, action: { label: '撤销', onPress } })}
          />
          <Button
            label="警告"
            variant="tonal"
            size="medium"
            onPress={() => showToast({ text: '刷新太快了，等两秒再试', tone: 'warning' })}
          />
        </div>
      </Example>
      <Sheet
        isOpen={opened === 'sheet'}
        onOpenChange={close}
        title="二十个你"
        description="同一张脸，二十种光：影棚、四季、画笔与银河。"
        closeLabel="关闭"
        actions={<IconButton icon="heart" label="喜欢" onPress={onPress} />}
        footer={<Button label="拍 20 张" isWide onPress={close} />}
      >
        <div className={styles.samples}>
          {photos.map((photo) => (
            <Photo key={photo.id} src={photo.src} thumbHash={photo.thumbHash} alt={photo.title} retryLabel="再试一次" />
          ))}
        </div>
        <Facts
          items={[
            { id: 'who', label: '出镜', value: '1–2 人' },
            { id: 'count', label: '拍出', value: '20 张' },
            { id: 'wait', label: '等待', value: '约 10 秒' },
            { id: 'price', label: '留下才付', value: '¥2 / 张' },
          ]}
        />
      </Sheet>
      <ConfirmDialog
        isOpen={opened === 'question'}
        onOpenChange={close}
        title="删除这 3 张照片？"
        text="相册里会没有它们，别人相册里的不变。"
        confirmLabel="删除"
        cancelLabel="留着"
        isDangerous
        onConfirm={close}
      />
      {opened === 'guide' ? (
        <GuideMask
          label="首次引导"
          steps={guide}
          stepIndex={step}
          progress={`${step + 1} / ${guide.length}`}
          onNext={next}
          nextLabel="下一步"
          skipLabel="不看了"
          onSkip={close}
        />
      ) : null}
    </Section>
  );
}
