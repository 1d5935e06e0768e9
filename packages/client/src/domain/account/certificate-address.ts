import type { CertificateReceipt } from '@kinora/contract';
import { joinAddress } from '../../lib/join-address';
import { ROUTES } from '../../navigation/routes';
import { serverBase } from '../../platform/server-address';

/**
 * Where the certificate of an account's destruction is shown. All behind the hash sign stays in the browser: the server is asked for the number
 * alone.
 */
export function certificateAddress({ number, secret }: CertificateReceipt, uid: string): string {
  return `${joinAddress(serverBase(), '')}#${ROUTES.certificate}?number=${number}&secret=${secret}&account=${uid}`;
}
