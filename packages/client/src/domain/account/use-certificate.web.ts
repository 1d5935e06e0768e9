import { useQuery } from '@tanstack/react-query';
import { fetchCertificate, fetchCertificateKey } from '../../api/fetch-certificate';
import { queryClient } from '../../api/query-client';
import { verifyCertificate } from './verify-certificate';

export { certificateKeyAddress } from '../../api/fetch-certificate';

interface Receipt {
  readonly number: string;
  readonly secret?: string | undefined;
  readonly account?: string | undefined;
}

/** A certificate by what its holder was given, checked here; looked for again while it is not signed. */
export function useCertificate(receipt: Receipt) {
  return useQuery(
    {
      queryKey: ['certificate', receipt],
      async queryFn() {
        const state = await fetchCertificate(receipt.number);
        if (state.state !== 'signed') return state;
        return { ...state, ...(await verifyCertificate(state.signed, await fetchCertificateKey(), receipt)) };
      },
    },
    queryClient,
  );
}
