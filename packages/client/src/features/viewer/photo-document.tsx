import {
  hasBadges,
  ID_DOCUMENT_NAMES,
  ID_GROUNDS,
  type IdDocumentName,
  type IdGround,
  type ResultImage,
} from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { genDocument } from '../../domain/renditions/gen-document';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { saveImage } from '../../platform/save-image';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { showToast } from '../../ui/toast';
import { documentSize } from './document-size';
import styles from './photo-extras.module.css';

const ID_THEME = 'id-photo';

/** Whether pictures for documents can be made of who is in the photo. */
export const hasDocuments = ({ theme, parts, status }: ResultImage): boolean =>
  theme === ID_THEME && parts === 1 && hasBadges(status);

export type PhotoDocumentProps = { photo: ResultImage; isOpen: boolean; onClose: () => void };

/** Which document, which ground, and the picture or its print saved. */
export function PhotoDocument({ photo, isOpen, onClose }: PhotoDocumentProps) {
  const t = useT();
  const [name, setName] = useState<IdDocumentName>('one-inch');
  const [ground, setGround] = useState<IdGround>('white');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [saving, setSaving] = useState<'picture' | 'sheet'>();
  const save = async (what: 'picture' | 'sheet') => {
    setIsAsked(true);
    if (!isAgreed) return;
    setSaving(what);
    try {
      const made = await genDocument({ id: photo.id, document: name, ground });
      const suffix = what === 'sheet' ? '-10x15' : '';
      const outcome = await saveImage(made[what], `${name}-${ground}${suffix}.jpg`).catch(() => 'failed' as const);
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
    isDisabled: saving !== undefined && saving !== what,
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
          selectedId={name}
          onSelect={(id) => setName(ID_DOCUMENT_NAMES.find((known) => known === id) ?? name)}
          closeLabel={t('action.close')}
        />
        <div>
          <p className={styles.field} aria-hidden="true">
            {t('viewer.document-ground')}
          </p>
          <Segmented
            label={t('viewer.document-ground')}
            items={ID_GROUNDS.map((id) => ({ id, label: t(`viewer.document-${id}`) }))}
            selectedId={ground}
            onSelect={(id) => setGround(ID_GROUNDS.find((known) => known === id) ?? ground)}
          />
        </div>
        <p className={styles.text}>{t('viewer.document-note')}</p>
        <Checkbox
          isChecked={isAgreed}
          onChange={setIsAgreed}
          label={t('viewer.document-agree')}
          error={isAsked && !isAgreed ? t('viewer.document-agree-first') : undefined}
        />
        <Button label={t('viewer.document-picture')} {...button('picture')} />
        <Button variant="tonal" label={t('viewer.document-sheet')} {...button('sheet')} />
      </div>
    </PageSheet>
  );
}
