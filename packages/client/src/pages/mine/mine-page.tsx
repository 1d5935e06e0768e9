import { useState } from 'react';
import { LegalSheet, type LegalText } from '../../features/login/legal-sheet';
import { Mine } from '../../features/mine/mine';
import { useT } from '../../lib/translation';
import { usePageTitle } from '../../navigation/use-page-title';

export default function MinePage() {
  const t = useT();
  const [legal, setLegal] = useState<LegalText>();
  usePageTitle(t('tab.mine'));
  return (
    <>
      <Mine onLegal={setLegal} />
      <LegalSheet text={legal} onClose={() => setLegal(undefined)} />
    </>
  );
}
