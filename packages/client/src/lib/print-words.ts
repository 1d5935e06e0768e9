import { formatNumber, type Translator } from '@kinora/locales';

const MM_PER_CM = 10;

/** How large a print is, as people say it. */
export const sizeText = (t: Translator, { width, height }: { width: number; height: number }): string =>
  t(
    'print.cm',
    ...([width, height].map((mm) => formatNumber(t.locale, Math.round(mm / MM_PER_CM))) as [string, string]),
  );
