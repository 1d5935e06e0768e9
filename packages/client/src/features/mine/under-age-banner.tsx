import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';

/** The user is too young by what they said: what that means, and the way to remove what is there. */
export function UnderAgeBanner() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const age = useConfiguration().data?.guardianage ?? 0;
  return (
    <Banner
      tone="warning"
      icon="warning"
      text={t('mine.under-age', age)}
      actionLabel={t('mine.under-age-delete')}
      onAction={() => void navigateTo('withdraw')}
    />
  );
}
