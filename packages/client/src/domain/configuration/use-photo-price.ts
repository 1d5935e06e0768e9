import { useConfiguration } from './use-configuration';

/** Gold cards that keeping a photo costs beyond the free ones of its shoot; 0: nothing, and until it is known. */
export function usePhotoPrice(): { cardsEach: number; isCosting: boolean } {
  const cardsEach = useConfiguration({ freshMs: Number.POSITIVE_INFINITY }).data?.photocards ?? 0;
  return { cardsEach, isCosting: cardsEach > 0 };
}
