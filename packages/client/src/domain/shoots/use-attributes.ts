import { useCommand } from '../../api/use-command';

/** What one may choose beside a description or a theme. */
export function useAttributes() {
  return useCommand('QUERYATTRS', {}, { freshMs: 3_600_000 });
}
