import { useState } from 'react';
import { PersonInfoSheet } from '../../features/family/person-info-sheet';
import { LegalSheet, type LegalText } from '../../features/login/legal-sheet';
import { Mine } from '../../features/mine/mine';
import { useT } from '../../lib/translation';
import { usePageTitle } from '../../navigation/use-page-title';

export default function MinePage() {
  const t = useT();
  const [legal, setLegal] = useState<LegalText>();
  const [uid, setUid] = useState<string>();
  usePageTitle(t('tab.mine'));
  return (
    <>
      <Mine onLegal={setLegal} onInfo={setUid} />
      <LegalSheet text={legal} onClose={() => setLegal(undefined)} />
      <PersonInfoSheet
        told={uid === undefined ? undefined : { mid: uid, nick: '', relation: 'me' }}
        onClose={() => setUid(undefined)}
      />
    </>
  );
}
