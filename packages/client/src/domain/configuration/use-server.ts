import { useCommand } from '../../api/use-command';

/** Which server it is; undefined until it is known. */
export function useServer() {
  return useCommand('QUERYSERVER', {}).data;
}
