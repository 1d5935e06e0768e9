import type { RenditionKind, ResultImage } from '@kinora/contract';
import { formatNumber, localDigits, type Translator } from '@kinora/locales';
import type { ReactNode } from 'react';
import { renditionOf } from '../../lib/renditions';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { ProgressLine } from '../../ui/progress-line';
import styles from './photo-extras.module.css';
import type { usePhotoExtras } from './use-photo-extras';

const MEGABYTE = 1_000_000;

export type PhotoExtrasProps = {
  photo: ResultImage;
  extras: ReturnType<typeof usePhotoExtras>;
  isOpen: boolean;
  /** Opens the choice of a document; absent for a photo that is none. */
  onDocument: (() => void) | undefined;
  /** Orders of what is made of it that wait to be paid. */
  waiting: ReactNode;
  onClose: () => void;
};

/** What can be made of a kept photo: larger, moving, and in the size of a document. */
export function PhotoExtras({ photo, extras, isOpen, onDocument, waiting, onClose }: PhotoExtrasProps) {
  const t = useT();
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('viewer.extras')}>
      {waiting}
      <ul className={styles.extras}>
        {extras.kinds.map((kind) => (
          <Extra key={kind} kind={kind} photo={photo} extras={extras} />
        ))}
        {onDocument ? <DocumentExtra onPress={onDocument} /> : null}
      </ul>
    </PageSheet>
  );
}

interface ExtraRowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
  /** The text changes while one looks at it. */
  readonly isStatus?: boolean;
  readonly button: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}

const ExtraRow = ({ icon, label, text, isStatus = false, button, children }: ExtraRowProps) => (
  <li className={styles.extra}>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <div className={styles.words}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.text} role={isStatus ? 'status' : undefined}>
        {text}
      </p>
      {children}
    </div>
    {button}
  </li>
);

function DocumentExtra({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <ExtraRow
      icon="face"
      label={t('viewer.document')}
      text={t('viewer.document-text')}
      button={<Button size="small" variant="tonal" label={t('viewer.extra-make')} onPress={onPress} />}
    />
  );
}

type ExtraProps = Pick<PhotoExtrasProps, 'photo' | 'extras'> & { kind: RenditionKind };

function Extra({ kind, photo, extras }: ExtraProps) {
  const t = useT();
  const made = renditionOf(photo, kind);
  const label = t(`viewer.extra-${kind}`);
  const price = extras.priceOf(kind);
  const isWaiting = made?.state === 'waiting';
  return (
    <ExtraRow
      icon={kind === '4k' ? 'image' : 'play'}
      label={label}
      text={textOf(t, kind, photo)}
      isStatus
      button={isWaiting ? null : <ExtraButton kind={kind} photo={photo} extras={extras} />}
    >
      {price > 0 ? <p className={styles.price}>{t('viewer.extra-cards', price)}</p> : null}
      {isWaiting ? <ProgressLine label={label} percent={made.progress} valueText={textOf(t, kind, photo)} /> : null}
    </ExtraRow>
  );
}

function ExtraButton({ kind, photo, extras }: ExtraProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const state = renditionOf(photo, kind)?.state;
  if (state === 'ready' && kind === '4k') {
    return (
      <Button size="small" isBusy={extras.isSaving} label={t('action.save')} onPress={() => void extras.saveLarge()} />
    );
  }
  if (state === 'ready') {
    return (
      <Button
        size="small"
        label={t('viewer.extra-play')}
        onPress={() => navigateTo('previewVideo', { id: photo.id })}
      />
    );
  }
  return (
    <Button
      size="small"
      variant="tonal"
      isBusy={extras.askingFor === kind}
      label={t(state === 'failed' ? 'action.retry' : 'viewer.extra-make')}
      onPress={() => void extras.make(kind)}
    />
  );
}

function textOf(t: Translator, kind: RenditionKind, photo: ResultImage): string {
  const made = renditionOf(photo, kind);
  if (!made) return t(`viewer.extra-${kind}-text`);
  if (made.state === 'failed') return t('viewer.extra-failed');
  if (made.state === 'waiting') return t('viewer.extra-making', made.progress);
  const size = localDigits(t.locale, `${made.width} × ${made.height}`);
  return t(
    'viewer.extra-size',
    size,
    formatNumber(t.locale, Math.max(0.1, Math.round((made.bytes / MEGABYTE) * 10) / 10)),
  );
}
