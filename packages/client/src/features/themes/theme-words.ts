import { formatDuration } from '@kinora/locales';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';

/** The words of a theme, whose texts are found by its id. */
export function useThemeWords() {
  const t = useT();
  return {
    name: (id: string) => themeName(t, id),
    about: (id: string) => t.find(`theme.${id}.about`) ?? '',
    section: (id: string) => t.find(`section.${id}`) ?? id,
    people: ({ min, max }: { min: number; max: number }) =>
      max === 1 ? t('visit.one-person') : t('visit.people', min, max),
    wait: (seconds: number) => t('theme.wait-value', formatDuration(t, seconds)),
  };
}
