import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, reportFigures } from './figures.ts';
import { withServer } from './server-process.ts';

const RUNS = 3;
const CHROMIUM = process.env.KINORA_CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Scores {
  performance: number;
  accessibility: number;
}

if (!existsSync(new URL('../apps/web/dist/index.html', import.meta.url))) {
  console.error('Build the web page first: npm run build');
  process.exit(1);
}

/** One visit of a phone that has never been here, in a browser of its own. */
async function visit(url: string): Promise<Scores> {
  const chromium = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, ignoreDefaultFlags: true });
  try {
    const result = await lighthouse(url, {
      port: chromium.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
    const scores = { performance: scoreOf('performance'), accessibility: scoreOf('accessibility') };
    console.log(
      `performance ${scores.performance}, accessibility ${scores.accessibility}; ` +
        timings.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', '),
    );
    for (const { id } of categories.accessibility?.auditRefs ?? []) {
      if (audits[id]?.score === 0) console.log(`  accessibility: ${audits[id]?.title}`);
    }
    return scores;
  } finally {
    chromium.kill();
  }
}

const runs: Scores[] = [];
await withServer(async ({ address }) => {
  for (let run = 0; run < RUNS; run++) runs.push(await visit(`${address}/`));
});
reportFigures([
  { name: 'Lighthouse performance, mobile', value: median(runs.map((run) => run.performance)), unit: '', atLeast: 95 },
  {
    name: 'Lighthouse accessibility',
    value: Math.min(...runs.map((run) => run.accessibility)),
    unit: '',
    atLeast: 100,
  },
]);
