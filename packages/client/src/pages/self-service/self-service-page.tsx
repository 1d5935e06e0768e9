import { useState } from 'react';
import { BarPage } from '../../features/bar-page/bar-page';
import { SelfHelp } from '../../features/help/self-help';
import { ConsentsSheet } from '../../features/mine/consents-sheet';
import { useT } from '../../lib/translation';

/** Where one helps oneself: lost photos, shoots under way, refunds, the account, and whom to ask. */
export default function SelfServicePage() {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <BarPage title={t('mine.help')}>
      <SelfHelp onConsents={() => setIsAsking(true)} />
      <ConsentsSheet isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </BarPage>
  );
}
