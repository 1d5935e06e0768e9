import { useEffect, useState } from 'react';
import { showError } from '../../api/show-error';
import { certificateAddress } from '../../domain/account/certificate-address';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { copyText } from '../../platform/clipboard';
import { hasWebPages } from '../../platform/web-pages';
import { type KeptReceipt, readReceipt } from '../../session/kept-receipt';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';

/** The way to the certificate of an account that was closed here: without it nothing else leads there. */
export function KeptCertificate() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const [receipt, setReceipt] = useState<KeptReceipt>();
  useEffect(() => {
    readReceipt().then(setReceipt, showError);
  }, []);
  if (!receipt) return null;
  const { number, secret, account } = receipt;
  const copy = () =>
    copyText(certificateAddress(receipt, account)).then(
      () => showToast({ text: t('login.certificate-copied') }),
      showError,
    );
  const go = () => (hasWebPages ? navigateTo('certificate', { number, secret, account }) : copy());
  return (
    <Button
      isWide
      variant="plain"
      size="medium"
      icon="verified"
      label={t(hasWebPages ? 'login.certificate' : 'login.certificate-copy')}
      onPress={() => void go()}
    />
  );
}
