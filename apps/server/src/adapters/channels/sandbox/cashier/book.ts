import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { CURRENCIES } from '@kinora/contract';
import * as z from 'zod';

const money = { amount: z.number(), currency: z.enum(CURRENCIES) };
const entry = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('order'),
    order: z.string(),
    ...money,
    expiresAt: z.number(),
    returnUrl: z.string(),
    notifyUrl: z.string(),
    token: z.string(),
    at: z.number(),
  }),
  z.object({ is: z.literal('paid'), order: z.string(), transaction: z.string(), at: z.number() }),
  z.object({ is: z.literal('failed'), order: z.string(), at: z.number() }),
  z.object({ is: z.literal('closed'), order: z.string(), at: z.number() }),
  z.object({ is: z.literal('refunded'), order: z.string(), refund: z.string(), ...money, at: z.number() }),
  /** The merchant has heard of the entry at that place of the book, or shall never hear of it. */
  z.object({ is: z.literal('heard'), place: z.number(), at: z.number() }),
]);
export type Entry = z.infer<typeof entry>;
export type EntryOf<Is extends Entry['is']> = Extract<Entry, { is: Is }>;

/** Everything that ever happened at the cashier, in order. */
export interface Book {
  readonly entries: readonly Entry[];
  /** It is on the disk when this returns; its place in the book. */
  write(entry: Entry): number;
  close(): void;
}

/** Opens the book of a folder: what was written stays, whatever ended the process; a line that was cut short was never acknowledged. */
export function openBook(folder: string): Book {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'book.jsonl');
  const descriptor = openSync(file, 'a+', 0o600);
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const entries = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entry.parse(JSON.parse(line)));
  syncFolder(folder);
  return {
    entries,
    write(written) {
      writeSync(descriptor, `${JSON.stringify(written)}\n`);
      fdatasyncSync(descriptor);
      return entries.push(written) - 1;
    },
    close: () => closeSync(descriptor),
  };
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
