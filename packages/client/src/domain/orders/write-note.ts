import type { InputOf, OrderNoteKind } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { createTapKeys } from '../../lib/tap-keys';

const taps = createTapKeys();

interface Note {
  readonly oid: string;
  readonly kind: OrderNoteKind;
  readonly question: string;
}

/** Writes to the operator about an order: the same tap, tried again, writes once. Throws CommandError. */
export async function writeNote(note: Note): Promise<void> {
  const input: InputOf<'SUBMITADMIN'> = { sn: await taps.keyOf(note), ...note };
  await call('SUBMITADMIN', input);
  taps.answered();
  await refreshAfter('SUBMITADMIN', input);
}
