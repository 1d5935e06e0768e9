import type { Db, Deps } from '../deps.ts';
import type { EventDefinition } from './define-event.ts';

/** Tells every subscriber of the event, within the transaction in which it happened. */
export async function publish<Payload>(
  tx: Db,
  deps: Deps,
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  const checked = event.payload.parse(payload);
  for (const { eventName, notice } of deps.subscribers) {
    if (eventName === event.name) await notice(tx, deps, checked);
  }
}
