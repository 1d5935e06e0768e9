import { USER_INFO } from '@kinora/contract';
import { call } from '../../api/call';
import { showError } from '../../api/show-error';
import type { MergeOffer } from '../../session/merge-offer';
import { refreshEverything } from '../refresh-everything';

/**
 * Brings the account that was proven together with this one. Asked for again it changes nothing. Throws as `call` does.
 * @param old proves the phone of this account, where it was not for the offer
 */
export async function mergeAccounts({ proof, secret }: MergeOffer, old: string | undefined): Promise<void> {
  await call('MODUSERINFO', { id: USER_INFO.phone, merge: 'confirm', data: proof, secret, ...(old && { old }) });
  refreshEverything().catch(showError);
}
