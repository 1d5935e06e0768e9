import { formatDuration } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { Facts } from '../../ui/facts';

interface CustomFactsProps {
  readonly people: { readonly min: number; readonly max: number };
  readonly count: number;
  /** Seconds; undefined while it is not known. */
  readonly waitS: number | undefined;
}

/** What one should know of a shoot in one's own words before pressing. */
export function CustomFacts({ people, count, waitS }: CustomFactsProps) {
  const t = useT();
  const isWide = useIsWide();
  const wait = waitS === undefined ? '…' : t('theme.wait-value', formatDuration(t, waitS));
  return (
    <Facts
      layout={isWide ? 'list' : 'row'}
      items={[
        { id: 'who', icon: 'people', label: t('theme.who'), value: t('visit.people', people.min, people.max) },
        { id: 'count', icon: 'album', label: t('theme.count'), value: t('visit.sheets', count) },
        { id: 'wait', icon: 'wait', label: t('theme.wait'), value: wait },
        { id: 'price', icon: 'gift', label: t('theme.price'), value: t('theme.free') },
      ]}
    />
  );
}
