import {
  CommandError,
  fromTransport,
  joinAddress,
  parseJson,
  readItem,
  sendRequest,
  serverBase,
  writeItem,
} from '@kinora/client/mini/tables';
import { CLIENT_ERROR, type LocaleCode } from '@kinora/contract';
import type { LoadableLocale, Table } from '@kinora/locales';
import en from '@kinora/locales/tables/en';
import zhHans from '@kinora/locales/tables/zh-Hans';

/*
 * Stands in the place of `load.ts` of @kinora/locales: two tables come with the package, the others from the server, because
 * a package may hold 2 MB.
 */

/** Set by the build: the codes of all tables. */
declare const KINORA_LOCALES: readonly LoadableLocale[];

type Loader = () => Promise<{ readonly default: Table }>;

const PACKED: Readonly<Partial<Record<LoadableLocale, Table>>> = { 'zh-Hans': zhHans, en };

export const TABLE_LOADERS = Object.fromEntries(
  KINORA_LOCALES.map((code): [LoadableLocale, Loader] => [code, async () => ({ default: await tableOf(code) })]),
) as Readonly<Record<LoadableLocale, Loader>>;

export function isLoadableLocale(locale: LocaleCode): locale is LoadableLocale {
  return KINORA_LOCALES.some((code) => code === locale);
}

/** The table of a locale. Rejects with a CommandError when it is neither here nor to be fetched. */
export async function loadTable(locale: LoadableLocale): Promise<Table> {
  return (await TABLE_LOADERS[locale]()).default;
}

const keptKey = (code: LoadableLocale): string => `table.${code}`;

async function tableOf(code: LoadableLocale): Promise<Table> {
  const packed = PACKED[code];
  if (packed) return packed;
  try {
    const text = await fetchTable(code);
    writeItem(keptKey(code), text);
    return readTable(text);
  } catch (error) {
    // Without a network, the table that came last time.
    const kept = readItem(keptKey(code));
    if (kept === undefined) throw error;
    return readTable(kept);
  }
}

async function fetchTable(code: LoadableLocale): Promise<string> {
  const url = joinAddress(serverBase(), `locales/${code}.json`);
  const { status, text } = await fromTransport(sendRequest({ url, method: 'GET' }));
  if (status !== 200) throw new CommandError(CLIENT_ERROR.statusCode, String(status));
  return text;
}

/** A table of this server's version: a key that it lacks shows as the packed English one. */
function readTable(text: string): Table {
  const table = parseJson(text);
  if (typeof table !== 'object' || table === null) throw new CommandError(CLIENT_ERROR.unrecognisedResponse);
  return { ...en, ...table };
}
