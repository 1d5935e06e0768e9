import { useCommand } from '../../api/use-command';

/** Which ages can be told of a person; undefined until it is known. */
export function useAges() {
  return useCommand('QUERYAGEOP', {}).data;
}
