import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { FileDrop } from '../../platform/file-drop';
import { pickImages } from '../../platform/pick-image';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Icon } from '../../ui/icon';
import { Loading, Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import styles from './origin-check.module.css';
import { OriginResult } from './origin-result';
import { MAX_FILE_MEBIBYTES, type OriginCheckState, useOriginCheck } from './use-origin-check';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'video/mp4'];

/** Drop any picture and see what it says of where it comes from. Nothing is sent anywhere. */
export function OriginCheck() {
  const t = useT();
  const { state, check } = useOriginCheck();
  const take = ([file]: readonly PickedFile[]) => {
    if (file) void check(file).catch(showError);
    else showToast({ text: t('origin.no-file'), tone: 'warning' });
  };
  const pick = async () => {
    const files = await pickImages({ max: 1, types: TYPES });
    if (files.length > 0) take(files);
  };
  const choose = () => void pick().catch(showError);
  return (
    <FileDrop className={styles.check} overClassName={styles.over} onFiles={take}>
      {state.step === 'choose' ? (
        <ChooseFile onChoose={choose} />
      ) : (
        <Checked state={state} onRetry={() => take([state.file])} onChoose={choose} />
      )}
      <p className={styles.private}>
        <Icon name="lock" sizePx={18} />
        <span>{t('origin.private')}</span>
      </p>
    </FileDrop>
  );
}

function ChooseFile({ onChoose }: { onChoose: () => void }) {
  const t = useT();
  const isWide = useIsWide();
  return (
    <div className={styles.area}>
      <span className={styles.sign}>
        <Icon name="verified" sizePx={40} />
      </span>
      <h2 className={styles.heading}>{t('origin.heading')}</h2>
      <p className={styles.text}>{t('origin.text')}</p>
      {isWide ? <p className={styles.text}>{t('origin.drop')}</p> : null}
      <Button label={t('origin.choose')} icon="image" onPress={onChoose} />
      <p className={styles.formats}>{t('origin.formats', MAX_FILE_MEBIBYTES)}</p>
    </div>
  );
}

type CheckedProps = {
  state: Exclude<OriginCheckState, { step: 'choose' }>;
  onRetry: () => void;
  onChoose: () => void;
};

function Checked({ state, onRetry, onChoose }: CheckedProps) {
  const t = useT();
  if (state.step === 'checking') {
    return (
      <Loading label={t('origin.checking')}>
        <div className={styles.waiting}>
          <Skeleton shape="block" heightPx={220} />
          <Skeleton shape="block" heightPx={96} />
          <Skeleton />
          <Skeleton isShort />
        </div>
      </Loading>
    );
  }
  if (state.step === 'done') {
    return <OriginResult report={state.report} file={state.file} onChoose={onChoose} />;
  }
  const isVerifier = state.problem === 'verifier';
  return (
    <ErrorState
      title={t(`origin.problem-${state.problem}`)}
      text={
        state.problem === 'size' ? t('origin.formats', MAX_FILE_MEBIBYTES) : t(`origin.problem-${state.problem}-text`)
      }
      isOffline={isVerifier}
      retryLabel={t(isVerifier ? 'action.retry' : 'origin.another')}
      onRetry={isVerifier ? onRetry : onChoose}
    />
  );
}
