import type { LocaleCode } from '@kinora/contract';
import type { Table } from '../table.ts';
import ar from './ar.ts';
import de from './de.ts';
import en from './en.ts';
import enMy from './en-my.ts';
import enPh from './en-ph.ts';
import es from './es.ts';
import fr from './fr.ts';
import id from './id.ts';
import it from './it.ts';
import ja from './ja.ts';
import ko from './ko.ts';
import pt from './pt.ts';
import ru from './ru.ts';
import th from './th.ts';
import vi from './vi.ts';
import source from './zh-Hans.ts';
import zhHant from './zh-Hant.ts';

/** Every table at once, for a server that hands tables to mini-programs, and for tests. A client loads one: `loadTable`. */
export const TABLES: Readonly<Partial<Record<LocaleCode, Table>>> = {
  'zh-Hans': source,
  'zh-Hant': zhHant,
  ja,
  ko,
  th,
  vi,
  en,
  ar,
  de,
  ru,
  'en-ph': enPh,
  'en-my': enMy,
  id,
  fr,
  it,
  es,
  pt,
};
