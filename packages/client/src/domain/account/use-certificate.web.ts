import { useQuery } from '@tanstack/react-query';
import { fetchCertificate, fetchCertificateKey } from '../../api/fetch-certificate';
import { queryClient } from '../../api/query-client';
import { verifyCertificate } from './verify-certificate';

export { certificateKeyAddress } from '../../api/fetch-certificate';

/** It is signed an hour after the end: whoever waits for it sees it come. */
const LOOK_EVERY_MS = 15_000;

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
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'destroying' || data?.state === 'promised' ? LOOK_EVERY_MS : false,
      async queryFn() {
        const state = await fetchCertificate(receipt.number);
        if (state.state !== 'signed') return state;
        return { ...state, ...(await verifyCertificate(state.signed, await fetchCertificateKey(), receipt)) };
      },
    },
    queryClient,
  );
}
