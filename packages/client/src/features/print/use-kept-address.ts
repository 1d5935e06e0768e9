import type { PrintAddress } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { readAddress } from '../../session/kept-address';

/** The address that was being entered before the page was loaded anew; `isKnown` once that was looked for. */
export function useKeptAddress(from: string): {
  readonly isKnown: boolean;
  readonly address?: PrintAddress | undefined;
} {
  const [kept, setKept] = useState<{ isKnown: boolean; address?: PrintAddress | undefined }>({ isKnown: false });
  useEffect(() => {
    let isWanted = true;
    const known = (address?: PrintAddress) => isWanted && setKept({ isKnown: true, address });
    void readAddress(from).then(known, () => known());
    return () => {
      isWanted = false;
    };
  }, [from]);
  return kept;
}
