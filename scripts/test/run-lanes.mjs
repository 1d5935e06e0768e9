/**
 * Runs lanes side by side, the steps of each one after the other, all of them whatever fails. In a lane stand steps, lists
 * of them, and promises of either. Resolves to what became of each step, lane by lane.
 */
export async function runLanes(lanes) {
  const outcomes = await Promise.all(lanes.map(runLane));
  return outcomes.flat();
}

async function runLane(entries) {
  const outcomes = [];
  for (const entry of entries) for (const step of [await entry].flat()) outcomes.push(await runStep(step));
  return outcomes;
}

/** What a step writes wears its name, line by line: two lanes stay readable. */
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
