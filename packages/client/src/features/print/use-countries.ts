import { useRegions } from '../../domain/login/use-regions';
import { useT } from '../../lib/translation';

/** Countries with their names, in the reader's language; where there is one alone nobody is asked. */
export function useCountries(codes: readonly string[]): { id: string; label: string }[] {
  const t = useT();
  const regions = useRegions(t.locale, codes.length > 1).data;
  return codes.map((id) => ({ id, label: regions?.find(({ region }) => region === id)?.name ?? id }));
}
