import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { TextLink } from '../../ui/text-link';
import styles from './login-form.module.css';

/** The age that whoever ticks an agreement states; 0 where the operator asks for none. */
const useStatedAge = (): number => useConfiguration().data?.guardianage ?? 0;

/** What a screen reader says of the agreement: all that whoever ticks it states. */
export function useAgreementLabel(words: string): string {
  const t = useT();
  const age = useStatedAge();
  return age === 0 ? words : `${words} · ${t('login.age', age)}`;
}

/** What whoever ticks an agreement states of their age, and where it is said what holds for the younger; nothing where the operator asks for no age. */
export function AgeLine({ onMore }: { readonly onMore: () => void }) {
  const t = useT();
  const age = useStatedAge();
  if (age === 0) return null;
  return (
    <span className={styles.age}>
      {t('login.age', age)} <TextLink label={t('login.age-under', age)} onPress={onMore} />
    </span>
  );
}
