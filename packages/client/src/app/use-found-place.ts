import { useEffect } from 'react';
import { countGuide, GUIDE_PLACES, guideCounters } from '../lib/guide-counters';
import type { PageName } from '../navigation/routes';

/** Notes a place that one finds without the guide, which then does not introduce it: at once, the guide itself may still be loading. */
export function useFoundPlace(page: PageName, hasGuide: boolean): void {
  const place = GUIDE_PLACES.find((name) => name === page);
  useEffect(() => {
    if (hasGuide && place && place !== 'visit' && guideCounters.get()[place] === 0) countGuide([place]);
  }, [place, hasGuide]);
}
