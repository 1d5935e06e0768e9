import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { Part, Parts, PartText } from '../../ui/parts';

const CLAUSES = ['cards', 'price', 'refund', 'late'] as const;

/** What one agrees to with a payment. */
export default function RechargeAgreementPage() {
  const t = useT();
  return (
    <PaperPage title={t('agreement.title')}>
      <Parts>
        <Part>
          {CLAUSES.map((clause) => (
            <PartText key={clause}>{t(`agreement.${clause}`)}</PartText>
          ))}
        </Part>
      </Parts>
    </PaperPage>
  );
}
