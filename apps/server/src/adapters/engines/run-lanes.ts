/**
 * Makes something of each item, several at once, begun in order, and gives each as soon as it is made. When one fails, the
 * others are given up, what was made is still given, and then the failure is thrown. Leaving the loop gives up the rest.
 */
export async function* runLanes<Item, Made>(
  items: readonly Item[],
  lanes: number,
  make: (item: Item, signal: AbortSignal) => Promise<Made>,
  signal?: AbortSignal,
): AsyncGenerator<Made, void, undefined> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const pending = [...items];
  const ready: Made[] = [];
  let wake = (): void => undefined;
  let isOver = false;

  async function runLane(): Promise<void> {
    try {
      while (!stopped.aborted && pending.length > 0) {
        const [item] = pending.splice(0, 1) as [Item];
        ready.push(await make(item, stopped));
        wake();
      }
    } catch (error) {
      stop.abort(error);
    }
  }

  const ended = Promise.all(Array.from({ length: Math.max(1, Math.min(lanes, items.length)) }, runLane)).then(() => {
    isOver = true;
    wake();
  });
  try {
    while (!isOver || ready.length > 0) {
      const [made] = ready.splice(0, 1);
      if (made !== undefined) yield made;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    signal?.throwIfAborted();
    if (stop.signal.aborted) throw stop.signal.reason;
  } finally {
    stop.abort(new Error('not needed any more'));
    await ended;
  }
}
