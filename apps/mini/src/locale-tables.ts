import {
  CommandError,
  fromTransport,
  joinAddress,
  parseJson,
  readItem,
  reportMissing,
  sendRequest,
  serverBase,
  writeItem,
} from '@kinora/client/mini/tables';
import { CLIENT_ERROR, type LocaleCode } from '@kinora/contract';
import { AREAS, type Area, type LoadableLocale, type LocaleTables, readAreas, type Table } from '@kinora/locales';
import en from '@kinora/locales/tables/en';
import zhHans from '@kinora/locales/tables/zh-Hans';

/*
 * Stands in the place of `load.ts` of @kinora/locales: two tables come with the package, the others from the server, because
 * a package may hold 2 MB.
 */

/** Set by the build: the codes of all tables. */
declare const KINORA_LOCALES: readonly LoadableLocale[];

const PACKED: Readonly<Partial<Record<LoadableLocale, LocaleTables>>> = { 'zh-Hans': zhHans, en };

export const LOADABLE_LOCALES = KINORA_LOCALES;

export function isLoadableLocale(locale: LocaleCode): locale is LoadableLocale {
  return LOADABLE_LOCALES.some((code) => code === locale);
}

/**
 * The texts of some areas of a locale, or of all: a table from the server is whole. Rejects with a CommandError when they
 * are neither here nor to be fetched.
 */
export async function loadAreas(locale: LoadableLocale, areas: readonly Area[]): Promise<Partial<Table>> {
  const packed = PACKED[locale];
  return packed ? readAreas(packed, areas) : tableOf(locale);
}

/** Every text of a locale. Rejects as {@link loadAreas} does. */
export async function loadTable(locale: LoadableLocale): Promise<Table> {
  // All areas together are the table: the type of each says so.
  return (await loadAreas(locale, AREAS)) as Table;
}

const keptKey = (code: LoadableLocale): string => `table.${code}`;

async function tableOf(code: LoadableLocale): Promise<Partial<Table>> {
  try {
    const text = await fetchTable(code);
    const table = await readTable(code, text);
    writeItem(keptKey(code), text);
    return table;
  } catch (error) {
    // Without a network, the table that came last time.
    const kept = readItem(keptKey(code));
    if (kept === undefined) throw error;
    return readTable(code, kept);
  }
}

async function fetchTable(code: LoadableLocale): Promise<string> {
  const url = joinAddress(serverBase(), `locales/${code}.json`);
  const { status, text } = await fromTransport(sendRequest({ url, method: 'GET' }));
  if (status !== 200) throw new CommandError(CLIENT_ERROR.statusCode, String(status));
  return text;
}

/** A table of this server's version: a key that it lacks is told, and shows as the packed English one. */
async function readTable(code: LoadableLocale, text: string): Promise<Partial<Table>> {
  const table = parseJson(text);
  if (typeof table !== 'object' || table === null) throw new CommandError(CLIENT_ERROR.unrecognisedResponse);
  const english = await readAreas(en, AREAS);
  for (const key of Object.keys(english)) if (!(key in table)) reportMissing(key, code);
  return { ...english, ...table };
}
