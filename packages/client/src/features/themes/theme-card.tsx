import type { ThemeCard as Theme } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { PhotoCard } from '../../ui/photo-card';
import { useThemeWords } from './theme-words';

/** A theme in a rail or a grid: cover, name, how many people and photos. */
export function ThemeCard({
  theme,
  isEager,
  onOpen,
}: {
  theme: Theme;
  isEager?: boolean;
  onOpen: (id: string) => void;
}) {
  const t = useT();
  const words = useThemeWords();
  const name = words.name(theme.id);
  return (
    <PhotoCard
      src={theme.cover.url}
      thumbHash={theme.cover.thumbhash}
      alt={theme.cover.own ? t('visit.own-cover', name) : name}
      title={name}
      meta={`${words.people(theme.people)} · ${t('visit.sheets', theme.sheets)}`}
      retryLabel={t('action.retry')}
      isEager={isEager ?? false}
      onPress={() => onOpen(theme.id)}
    />
  );
}
