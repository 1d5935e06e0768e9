import type { ThemeDetail } from '@kinora/contract';
import { useShootPeople } from '../../domain/shoots/use-shoot-people';
import { useT } from '../../lib/translation';
import { whoIsInIt } from '../../lib/who-is-in-it';

/** Who is in a theme's shoot, and the one thing to do next: log in, add a face, or shoot. */
export function useThemeShoot(theme: Pick<ThemeDetail, 'id' | 'people' | 'sheets'>) {
  const t = useT();
  const shoot = useShootPeople(theme.people, { theme: theme.id });
  return {
    ...shoot,
    /** Who it will be of. */
    who: whoIsInIt(t, shoot.people, shoot.chosenIds),
    label: shoot.hasNobody ? t('theme.add-first') : t('theme.shoot', theme.sheets),
  };
}
