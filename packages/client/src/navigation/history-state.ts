import type { PageEntry } from './page-stack';
import type { PageQuery } from './query-string';
import { ROUTES } from './routes';

/** What the browser keeps with each of its history entries: enough to bring the pages back, also after a reload. */
export interface HistoryState {
  readonly kinora: 1;
  readonly entries: readonly PageEntry[];
  /** Sheets and dialogs open above the page, each with a history entry of its own. */
  readonly layers: number;
  /** How many entries of this app lie below this one in the browser's history, those of layers included. */
  readonly step: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isQuery = (value: unknown): value is PageQuery =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

const isEntry = (value: unknown): value is PageEntry =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.page === 'string' &&
  Object.hasOwn(ROUTES, value.page) &&
  isQuery(value.query);

/** Pages that this app wrote as text; none for any other. */
export function readEntries(text: string | undefined): readonly PageEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '');
    return Array.isArray(entries) && entries.every(isEntry) ? entries : [];
  } catch {
    return [];
  }
}

/** The state that this app wrote; undefined for any other. */
export function readHistoryState(state: unknown): HistoryState | undefined {
  if (!isRecord(state) || state.kinora !== 1) return undefined;
  const { entries, layers, step } = state;
  if (typeof layers !== 'number' || typeof step !== 'number') return undefined;
  if (!Array.isArray(entries) || entries.length === 0 || !entries.every(isEntry)) return undefined;
  return { kinora: 1, entries, layers, step };
}
