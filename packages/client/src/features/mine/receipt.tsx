import type { CertificateReceipt } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { certificateAddress } from '../../domain/account/certificate-address';
import { useT } from '../../lib/translation';
import { copyText } from '../../platform/clipboard';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { showToast } from '../../ui/toast';

/** What is kept of an account that will be gone: the address of its certificate. */
export function Receipt({ receipt, uid }: { readonly receipt: CertificateReceipt; readonly uid: string }) {
  const t = useT();
  const copy = () =>
    copyText(certificateAddress(receipt, uid)).then(() => showToast({ text: t('certificate.copied') }), showError);
  return (
    <ListGroup title={t('certificate.title')} footer={t('certificate.receipt')}>
      <ListRow icon="verified" label={t('certificate.copy')} onPress={() => void copy()} />
    </ListGroup>
  );
}
