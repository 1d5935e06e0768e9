import type { RenditionKind } from '@kinora/contract';
import { useCommandMutation } from '../../api/use-command';
import { replacePhotos } from '../photos/mark-photos';

/** Asks for the 4K rendition or the video of a photo, which shows so at once. */
export function useRenditionRequest(onError: (error: Error) => void) {
  const { mutate, isPending, variables } = useCommandMutation('GENVIDEO', {
    onSuccess: ({ img }) => replacePhotos([img]),
    onError,
  });
  return {
    ask: (id: string, kind: RenditionKind) => mutate({ id, kind }),
    /** What is being asked for. */
    askingFor: isPending ? (variables.kind ?? 'video') : undefined,
  };
}
