/** Items that a list keeps for its own lanes: to take over the last ones costs more than it brings. */
const LEFT_TO_OTHERS = 2;

/**
 * Makes something of each item, several of each list at once, begun in order, and gives each as soon as it is made. Who is through
 * with a list takes over from the end of the longest. When one fails, the others are given up, what was made is still given, and then
 * the failure is thrown. Leaving the loop gives up the rest.
 */
export async function* runLanes<Item, Made>(
  lists: readonly (readonly Item[])[],
  lanesOfList: number,
  make: (item: Item, signal: AbortSignal) => Promise<Made>,
  signal?: AbortSignal,
): AsyncGenerator<Made, void, undefined> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const pending = lists.map((list) => [...list]);
  const ready: Made[] = [];
  let wake = (): void => undefined;
  let isOver = false;

  function take(own: Item[]): [Item] | [] {
    if (own.length > 0) return own.splice(0, 1) as [Item];
    const [longest] = pending.toSorted((a, b) => b.length - a.length);
    return longest && longest.length > LEFT_TO_OTHERS ? (longest.splice(-1) as [Item]) : [];
  }

  async function runLane(own: Item[]): Promise<void> {
    try {
      while (!stopped.aborted) {
        const taken = take(own);
        if (taken.length === 0) return;
        ready.push(await make(taken[0], stopped));
        wake();
      }
    } catch (error) {
      stop.abort(error);
    }
  }

  const lanes = pending.flatMap((own) => Array.from({ length: lanesOfList }, () => runLane(own)));
  const ended = Promise.all(lanes).then(() => {
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
