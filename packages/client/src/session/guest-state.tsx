import { useT } from '../lib/translation';
import { useNavigation } from '../navigation/use-navigation';
import { EmptyState, type EmptyStateProps } from '../ui/empty-state';

/** In place of what belongs to somebody: the way to the login. */
export function GuestState({ picture }: Pick<EmptyStateProps, 'picture'>) {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <EmptyState
      picture={picture}
      title={t('session.guest.title')}
      text={t('session.guest.text')}
      actionLabel={t('action.login')}
      onAction={() => void navigateTo('login')}
    />
  );
}
