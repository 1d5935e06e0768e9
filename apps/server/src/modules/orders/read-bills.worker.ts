import type { PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { askAboutDay } from './ask-about-day.ts';
import { findFirstDay, insertBill, listDaysRead } from './bills.store.ts';
import { compareBill } from './compare-bill.ts';
import { type Attempt, eachAlone } from './each-alone.ts';
import { listMovements } from './refunds.store.ts';
import { takeUnknown } from './take-unknown.ts';

const DAY_MS = 86_400_000;
/** For so many days a bill that could not be read is tried again. */
const DAYS = 7;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Reads the bills of all channels that were not read, each for itself. */
export function readBills(deps: Deps): Promise<void> {
  return eachAlone(deps, async (attempt) => {
    await Promise.all([...deps.channels.values()].map((channel) => readDays(deps, channel, attempt)));
  });
}

/** Reads what was not read of the last days of a channel, the oldest first; one that stays unread is an error of the log. */
async function readDays(deps: Deps, channel: PayChannel, attempt: Attempt): Promise<void> {
  const { key } = channel;
  const latestMs = deps.now() - DAY_MS - channel.billAfterMs;
  const latest = dayOf(latestMs);
  const days = Array.from({ length: DAYS }, (_, place) => dayOf(latestMs - (DAYS - 1 - place) * DAY_MS));
  const [first = latest, read] = [await findFirstDay(deps.db, key), await listDaysRead(deps.db, key, days)];
  const due = days.filter((day) => (day === latest || day >= first) && !read.has(day));
  const unread: string[] = [];
  for (const day of due)
    if ((await attempt({ channel: key, day }, () => readBill(deps, channel, day))) !== 'done') unread.push(day);
  const [oldest] = unread;
  if (oldest === undefined || oldest === latest) return;
  deps.log.error(
    { event: 'bill-unread', channel: key, day: oldest, days: unread.length },
    'a bill is not read for days',
  );
}

async function readBill(deps: Deps, channel: PayChannel, day: string): Promise<void> {
  const from = Date.parse(day);
  const { bill: read } = channel;
  const own = await listMovements(deps.db, channel.key, { from, to: from + DAY_MS });
  const [before, lines, after] = read
    ? await Promise.all([read(dayOf(from - DAY_MS)), read(day), read(dayOf(from + DAY_MS))])
    : [[], await askAboutDay(deps, channel, own), []];
  const around = await listMovements(deps.db, channel.key, { from: from - DAY_MS, to: from + 2 * DAY_MS });
  const differences = compareBill({
    ...{ ...own, lines, linesAround: [...before, ...lines, ...after] },
    ...{ receiptsAround: around.receipts, refundsAround: around.refunds },
  });
  const found = await takeUnknown(deps, channel, day, differences);
  const rows = found.map(({ refund_id: _, ...one }) => ({
    ...{ ...one, id: newId(), channel: channel.key, day, found_at: deps.now() },
  }));
  const bill = { channel: channel.key, day, lines: lines.length, read_at: deps.now() };
  const isNew = await deps.db.transaction().execute((tx) => insertBill(tx, bill, rows));
  if (!isNew) return;
  const told = { event: 'bill-read', channel: channel.key, day, lines: lines.length, differences: rows.length };
  if (rows.length === 0) deps.log.info(told, 'a bill says what the books say');
  else deps.log.error(told, 'a bill says otherwise than the books: npm run operator -- orders differences');
}
