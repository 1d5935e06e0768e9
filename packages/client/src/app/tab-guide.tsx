import { formatNumber } from '@kinora/locales';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useFaces } from '../domain/faces/use-faces';
import { countGuide, GUIDE_PLACES, type GuidePlace, guideCounters } from '../lib/guide-counters';
import { isUsable } from '../lib/people-choice';
import { useStore } from '../lib/store';
import { useT } from '../lib/translation';
import { type PageName, TAB_PAGES } from '../navigation/routes';
import { useBackClose } from '../navigation/use-back-close';
import { GuideMask } from '../ui/guide-mask';

/** The page is seen first. */
const SEEN_MS = 400;

/**
 * The first visit's guide over the tab bar, on the Photos page, once for each device. A place that one found before is not
 * introduced (`use-found-place.ts`).
 */
export function TabGuide({ page }: { page: PageName }) {
  const counters = useStore(guideCounters);
  const isFirstVisit = page === 'visit' && counters.visit === 0;
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isFirstVisit) return;
    const timer = setTimeout(() => startTransition(() => setIsSeen(true)), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isFirstVisit]);
  return isFirstVisit && isSeen ? <Guide /> : null;
}

function Guide() {
  const t = useT();
  const hasFace = (useFaces().data?.icons ?? []).some(isUsable);
  const [places] = useState(() => GUIDE_PLACES.filter((place) => guideCounters.get()[place] === 0));
  const [index, setIndex] = useState(0);
  const isLast = index === places.length - 1;
  const end = useCallback(() => countGuide(places), [places]);
  useBackClose(true, end);
  const textOf = (place: GuidePlace): string =>
    hasFace && place !== 'shooting' ? t(`guide.${place}-ready`) : t(`guide.${place}`);
  return (
    <GuideMask
      label={t('guide.label')}
      steps={places.map((place) => ({ id: place, text: textOf(place), slot: TAB_PAGES.indexOf(place) }))}
      stepIndex={index}
      progress={`${formatNumber(t.locale, index + 1)} / ${formatNumber(t.locale, places.length)}`}
      onNext={() => (isLast ? end() : setIndex(index + 1))}
      nextLabel={t(isLast ? 'action.done' : 'action.next')}
      skipLabel={isLast ? undefined : t('guide.skip')}
      onSkip={end}
    />
  );
}
