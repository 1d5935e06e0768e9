import { useEffect, useState } from 'react';
import { onRestored } from '../platform/sign-in-host';

/**
 * A state that ends when the browser goes back to the app as it was left for a provider's page: what waited for that page to open
 * would wait without an end.
 */
export function useUntilRestored<Value>() {
  const state = useState<Value>();
  const [, set] = state;
  useEffect(() => onRestored(() => set(undefined)), [set]);
  return state;
}
