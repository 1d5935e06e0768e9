/**
 * Runs the entries of a queue in so many slots, all of them whatever fails: a free slot takes the next entry. An entry is a step, a
 * list of steps that follow each other, or a promise of either. Resolves to what became of each step, in the queue's order.
 */
export async function runSteps(slots, entries) {
  const outcomes = entries.map(() => []);
  await runSome(
    slots,
    entries.map((entry, index) => async () => {
      for (const step of [await entry].flat()) outcomes[index].push(await runStep(step));
      return 0;
    }),
  );
  return outcomes.flat();
}

/** What a step writes wears its name, line by line: two side by side stay readable. */
async function runStep(step) {
  const write = (line) => console.log(`${step.name} │ ${line}`);
  const startMs = Date.now();
  write('begins');
  const code = await step.run(write).catch((error) => {
    write(error.stack);
    return 1;
  });
  const seconds = Math.round((Date.now() - startMs) / 1000);
  write(`${code === 0 ? 'ends well' : 'FAILED'} after ${seconds} s`);
  return { step, code, seconds };
}

/** Runs so many works at once as there are slots, all of them whatever fails; resolves to the first exit code that is not 0. */
export async function runSome(slots, works) {
  const waiting = [...works];
  let failed = 0;
  const takeOneByOne = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const code = await work();
      failed ||= code;
    }
  };
  await Promise.all(Array.from({ length: slots }, takeOneByOne));
  return failed;
}
