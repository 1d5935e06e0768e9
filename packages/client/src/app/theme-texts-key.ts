import type { LocaleCode } from '@kinora/contract';
import { commandKey } from '../api/use-command';

/** Where the answer of QUERYMODELS in a language is kept. */
export const themeTextsKey = (locale: LocaleCode): readonly unknown[] => [...commandKey('QUERYMODELS', {}), locale];
