import type { Translator } from '@kinora/locales';
import { localDigits } from '@kinora/locales';

const MINUTE_S = 60;
const two = (count: number): string => String(count).padStart(2, '0');

/** Seconds that are left, as a clock shows them. */
export const clockLeft = ({ locale }: Translator, seconds: number): string =>
  localDigits(locale, `${two(Math.floor(seconds / MINUTE_S))}:${two(seconds % MINUTE_S)}`);
