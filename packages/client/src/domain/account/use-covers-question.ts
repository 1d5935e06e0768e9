import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { showToast } from '../../ui/toast';
import { useConfiguration } from '../configuration/use-configuration';
import { answerPurpose } from './answer-purpose';
import { useUserInfo } from './use-user-info';

/**
 * Whether a person may stand on the gallery's covers: undefined where that is not to be asked, or was answered. Other people stand there with
 * the user alone: they are asked about once the user agreed.
 * @param mid a member's id, or the user's own; absent: the user.
 */
export function useCoversQuestion(mid?: string) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const user = useUserInfo().data;
  const version = useConfiguration({ isWanted: user !== undefined }).data?.protocols.covers ?? '';
  if (!user || version === '') return undefined;
  const personId = mid ?? user.uid;
  const answerOf = (id: string) => user.purposes.find((answer) => answer.kind === 'covers' && answer.mid === id);
  if (answerOf(personId) || (personId !== user.uid && !answerOf(user.uid)?.agreed)) return undefined;
  return {
    isBusy,
    answer: async (agree: boolean) => {
      setIsBusy(true);
      try {
        await answerPurpose('covers', [personId], agree);
        if (agree) showToast({ text: t('covers.agreed') });
      } catch (error) {
        showError(error);
      }
      setIsBusy(false);
    },
  };
}
