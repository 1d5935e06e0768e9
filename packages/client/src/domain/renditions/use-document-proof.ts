import type { InputOf } from '@kinora/contract';
import { useCommand } from '../../api/use-command';
import { useSettledValue } from '../../lib/settled-value';

/** After the choice: who tries one document after the other has none drawn but the last. */
const STILL_MS = 300;

/**
 * What a picture for a document will look like, with its mark; nothing and no error of any choice but this one. Keep the
 * choice the same while it is.
 */
export function useDocumentProof(id: string, choice: Omit<InputOf<'GENDOCUMENT'>, 'id' | 'agreed'>, isWanted: boolean) {
  const isStill = useSettledValue(choice, STILL_MS) === choice;
  return useCommand('GENDOCUMENT', { id, ...choice }, { isEnabled: isWanted && isStill });
}
