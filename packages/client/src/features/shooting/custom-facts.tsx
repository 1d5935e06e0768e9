import { CUSTOM_THEME } from '@kinora/contract';
import { formatDuration } from '@kinora/locales';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { priceWords } from '../../lib/price-words';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { useSession } from '../../session/session';
import { Facts } from '../../ui/facts';
import panel from './shoot-panel.module.css';

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
  const price = priceWords(t, usePhotoPrice()({ theme: CUSTOM_THEME }));
  const { state } = useSession();
  const wait = waitS === undefined ? '…' : t('theme.wait-value', formatDuration(t, waitS));
  return (
    <>
      <Facts
        layout={isWide ? 'list' : 'row'}
        items={[
          { id: 'who', icon: 'people', label: t('theme.who'), value: t('visit.people', people.min, people.max) },
          { id: 'count', icon: 'album', label: t('theme.count'), value: t('visit.sheets', count) },
          // It is told with what was understood, which a guest is not asked for.
          ...(state === 'guest' ? [] : [{ id: 'wait', icon: 'wait', label: t('theme.wait'), value: wait } as const]),
          price.fact,
        ]}
      />
      {price.note ? <p className={panel.cost}>{price.note}</p> : null}
    </>
  );
}
