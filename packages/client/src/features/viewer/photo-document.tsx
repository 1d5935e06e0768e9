import { ERROR, hasBadges, ID_DOCUMENT_NAMES, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { genDocument } from '../../domain/renditions/gen-document';
import { useDocumentProof } from '../../domain/renditions/use-document-proof';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { saveImage } from '../../platform/save-image';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { showToast } from '../../ui/toast';
import { chooseDocument, type DocumentChoice } from './document-choice';
import { DocumentGround } from './document-ground';
import { DocumentPreview } from './document-preview';
import { documentSize } from './document-size';
import styles from './photo-extras.module.css';

const ID_THEME = 'id-photo';

/** Whether pictures for documents can be made of who is in the photo. */
export const hasDocuments = ({ theme, parts, status }: ResultImage): boolean =>
  theme === ID_THEME && parts === 1 && hasBadges(status);

export type PhotoDocumentProps = { photo: ResultImage; isOpen: boolean; onClose: () => void };

/** Which document, which ground, what it will look like, and the picture or its print saved. */
export function PhotoDocument({ photo, isOpen, onClose }: PhotoDocumentProps) {
  const t = useT();
  const [choice, setChoice] = useState<DocumentChoice>({ document: 'one-inch', ground: 'white' });
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [saving, setSaving] = useState<'picture' | 'sheet'>();
  const { document, ground } = choice;
  const proof = useDocumentProof(photo.id, choice, isOpen);
  const isUnfit = isError(proof.error, ERROR.documentUnfit);
  const save = async (what: 'picture' | 'sheet') => {
    setIsAsked(true);
    if (!isAgreed) return;
    setSaving(what);
    try {
      const made = await genDocument({ id: photo.id, ...choice });
      const suffix = what === 'sheet' ? '-10x15' : '';
      const outcome = await saveImage(made[what], `${document}-${ground}${suffix}.jpg`).catch(() => 'failed' as const);
      if (outcome === 'failed') showToast({ text: t('viewer.save-failed'), tone: 'warning' });
      else if (outcome !== 'cancelled') showToast({ text: t('viewer.saved') });
    } catch (error) {
      showError(error);
    } finally {
      setSaving(undefined);
    }
  };
  const button = (what: 'picture' | 'sheet') => ({
    isWide: true,
    isBusy: saving === what,
    isDisabled: proof.data === undefined || (saving !== undefined && saving !== what),
    onPress: () => void save(what),
  });
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('viewer.document')}>
      <div className={styles.form}>
        <Select
          label={t('viewer.document-for')}
          items={ID_DOCUMENT_NAMES.map((id) => ({
            id,
            label: `${t(`viewer.document-${id}`)} · ${documentSize(t, id)}`,
          }))}
          selectedId={document}
          onSelect={(id) =>
            setChoice(chooseDocument(choice, ID_DOCUMENT_NAMES.find((known) => known === id) ?? document))
          }
          closeLabel={t('action.close')}
        />
        <DocumentGround choice={choice} onChange={setChoice} />
        <DocumentPreview name={document} proof={proof} />
        {isUnfit ? null : (
          <>
            <p className={styles.text}>{t('viewer.document-note')}</p>
            <Checkbox
              isChecked={isAgreed}
              onChange={setIsAgreed}
              label={t('viewer.document-agree')}
              error={isAsked && !isAgreed ? t('viewer.document-agree-first') : undefined}
            />
            <Button label={t('viewer.document-picture')} {...button('picture')} />
            <Button variant="tonal" label={t('viewer.document-sheet')} {...button('sheet')} />
          </>
        )}
      </div>
    </PageSheet>
  );
}
