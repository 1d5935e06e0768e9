import { CUSTOM_THEME, type ResultImage } from '@kinora/contract';
import { useConfiguration } from './use-configuration';

/** Says how many gold cards keeping a photo costs beyond the free ones of its shoot; 0: nothing, and until it is known. */
export function usePhotoPrice(): (of: Pick<ResultImage, 'theme'>) => number {
  const { data } = useConfiguration({ freshMs: Number.POSITIVE_INFINITY });
  return ({ theme }) => (theme === CUSTOM_THEME ? data?.customcards : data?.photocards) ?? 0;
}

/** Whether it is known what photos cost here: before, nothing says whether a tap keeps one or chooses it. */
export const useIsPriceKnown = (): boolean =>
  useConfiguration({ freshMs: Number.POSITIVE_INFINITY }).data !== undefined;
