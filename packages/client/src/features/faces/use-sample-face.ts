import { showError } from '../../api/show-error';
import { useKeepSample } from '../../domain/faces/add-face';
import { useWish } from '../../session/kept-wish';
import { requireLogin } from '../../session/require-login';

/** Brings the sample face into the studio, for whoever has no photo at hand; a guest is asked to log in. */
export function useSampleFace(): { add(): void; isBusy: boolean } {
  const { keep, isPending } = useKeepSample({ onError: showError });
  // Wanted as a guest who comes back from a provider's page, or whose page was loaded anew.
  useWish('sample-face', () => keep());
  return { add: () => void requireLogin(() => keep(), { kind: 'sample-face' }), isBusy: isPending };
}
