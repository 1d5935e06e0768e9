import { ERROR, ID_DOCUMENTS, ID_PROOF_BAND, type IdDocumentName } from '@kinora/contract';
import { errorText, isError } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import type { useDocumentProof } from '../../domain/renditions/use-document-proof';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import { Photo } from '../../ui/photo';
import { Loading } from '../../ui/skeleton';
import styles from './document-preview.module.css';

/** On paper it is smaller; so large a face can be looked at. */
const PX_PER_MM = 5;

export type DocumentPreviewProps = { name: IdDocumentName; proof: ReturnType<typeof useDocumentProof> };

/** What will be saved, with its mark below; in its place while it is drawn, or why there is none. */
export function DocumentPreview({ name, proof: { data, error, isFetching, refetch } }: DocumentPreviewProps) {
  const t = useT();
  if (isError(error, ERROR.documentUnfit)) return <Banner tone="warning" icon="face" text={errorText(error, t)} />;
  if (error)
    return (
      <FailedAnswer title={t('viewer.document-failed')} error={error} isBusy={isFetching} onRetry={() => refetch()} />
    );
  const { widthMm, heightMm } = ID_DOCUMENTS[name];
  const label = t('viewer.document-preview');
  const photo = (
    <div className={styles.picture} style={{ maxInlineSize: `${widthMm * PX_PER_MM}px` }}>
      <Photo
        src={data?.proof}
        alt={label}
        retryLabel={t('action.retry')}
        ratio={widthMm / (heightMm + widthMm * ID_PROOF_BAND)}
        corner="none"
        isEager
      />
    </div>
  );
  return (
    <div className={styles.preview}>
      {data ? photo : <Loading label={t('viewer.document-drawing')}>{photo}</Loading>}
      <p className={styles.note}>{t(data ? 'viewer.document-preview-note' : 'viewer.document-drawing')}</p>
    </div>
  );
}
