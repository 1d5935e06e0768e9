import { useState } from 'react';
import { SelfHelp } from '../../features/help/self-help';
import { ConsentsSheet } from '../../features/mine/consents-sheet';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** Where one helps oneself: lost photos, shoots under way, refunds, the account, and whom to ask. */
export default function SelfServicePage() {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PaperPage title={t('mine.help')}>
      <SelfHelp onConsents={() => setIsAsking(true)} />
      <ConsentsSheet isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </PaperPage>
  );
}
