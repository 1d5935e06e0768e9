import { useState } from 'react';
import { faceConsentPoints } from '../../lib/face-consent-points';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { ListRow } from '../../ui/list-row';
import { PartText } from '../../ui/parts';
import { PointList } from '../../ui/point-list';

/** The row that opens what was agreed to about faces. */
export function FaceText() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow icon="document" label={t('consents.read')} onPress={() => setOpen(true)} />
      <PageSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('consents.face')} isTall>
        <PointList points={faceConsentPoints(t)} isBoxed />
      </PageSheet>
    </>
  );
}

/** The row that opens what was agreed to about the community. */
export function SquareText() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow icon="document" label={t('consents.read')} onPress={() => setOpen(true)} />
      <PageSheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('consents.square')}>
        <PartText>{t('square.publish-text')}</PartText>
      </PageSheet>
    </>
  );
}

/** The rows that lead to the agreement and the policy. */
export function ServiceTexts() {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <>
      <ListRow icon="document" label={t('legal.service.title')} onPress={() => void navigateTo('userAgreement')} />
      <ListRow icon="document" label={t('legal.privacy.title')} onPress={() => void navigateTo('privacyPolicy')} />
    </>
  );
}
