import { useEffect } from 'react';
import { useFaces } from '../../domain/faces/use-faces';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';

/** There is no photo of the user's own to compare with; one that is still being prepared is waited for. */
export function FacelessStep({ onReady }: { readonly onReady: () => void }) {
  const t = useT();
  const { switchTab } = useNavigation();
  const uid = useSession().login?.userid;
  const own = useFaces().data?.icons.filter(({ mid, sample }) => mid === uid && !sample) ?? [];
  const isReady = own.some(({ state }) => state === 'ready');
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (own.some(({ state }) => state === 'preparing')) {
    return (
      <div role="status">
        <EmptyState picture="camera" title={t('person.preparing')} text={t('person.preparing-text')} />
      </div>
    );
  }
  return (
    <EmptyState
      picture="camera"
      title={t('add-face.title')}
      text={t('error.20401')}
      actionLabel={t('add-face.title')}
      onAction={() => void switchTab('avatar')}
    />
  );
}
