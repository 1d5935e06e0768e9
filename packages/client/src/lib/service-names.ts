import type { Translator } from '@kinora/locales';
import { listWords } from './format-list';

/** Services outside of the studio in a row: those that have a text by it, others by the name that the operator gave them. */
export const serviceNames = (t: Translator, services: readonly string[]): string =>
  listWords(
    t.locale,
    services.map((service) => t.find(`service.${service}`) ?? service),
  );
