import { useCommand } from '../../api/use-command';

/** Portraits that were drawn for whoever wants no photo as theirs; empty until they are known. */
export function useSystemIcons() {
  const { data } = useCommand('QUERYSYSICONS', {}, { freshMs: Number.POSITIVE_INFINITY });
  return data?.icons ?? [];
}
