import { useEffect } from 'react';
import { useFaces } from '../../domain/faces/use-faces';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';

interface FacelessStepProps {
  /** The photo that the check is about; any of the user's own unless told. */
  readonly faceId: string | undefined;
  /** The use of their face was not agreed to: that is asked where a photo is added. */
  readonly isConsentOpen: boolean;
  readonly onReady: () => void;
}

/** There is no photo of the user's own to compare with, or no consent to use it; one that is still being prepared is waited for. */
export function FacelessStep({ faceId, isConsentOpen, onReady }: FacelessStepProps) {
  const t = useT();
  const { switchTab } = useNavigation();
  const uid = useSession().login?.userid;
  const icons = useFaces().data?.icons ?? [];
  const own = icons.filter(({ id, mid, sample }) => mid === uid && !sample && (faceId ?? id) === id);
  const isReady = !isConsentOpen && own.some(({ state }) => state === 'ready');
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!isConsentOpen && own.some(({ state }) => state === 'preparing')) {
    return (
      <div role="status">
        <EmptyState picture="camera" title={t('person.preparing')} text={t('person.preparing-text')} />
      </div>
    );
  }
  return (
    <EmptyState
      picture="camera"
      title={t(isConsentOpen ? 'person.consent-first' : 'add-face.title')}
      text={t(isConsentOpen ? 'person.consent-first-text' : 'error.20401')}
      actionLabel={t('add-face.title')}
      onAction={() => void switchTab('avatar', { create: '1' })}
    />
  );
}
