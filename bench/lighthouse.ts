import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, OFFLINE_FLAGS } from '../e2e/support/plain-chromium.ts';
import { blockingTimeOf } from './blocking-time.ts';
import { median, reportFigures } from './figures.ts';
import { withServer } from './server-process.ts';

const RUNS = 5;
/** A page of this React and nothing else, on the same machine in the same minutes: the machine decides what React costs. */
const BLOCKING_RATIO = 1.5;
const PAINT_RATIO = 1.3;
interface Scores {
  performance: number;
  accessibility: number;
  /** Total blocking time, ms: in processor time of the page, and by the clock, in which other processes have their part. */
  blockingMs: number;
  clockMs: number;
  /** Largest contentful paint, ms. */
  paintMs: number;
}

if (!existsSync(new URL('../apps/web/dist/index.html', import.meta.url))) {
  console.error('Build the web page first: npm run build');
  process.exit(1);
}

/** One visit of a phone that has never been here, in a browser of its own. */
async function visit(url: string): Promise<Scores> {
  const chromium = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', ...OFFLINE_FLAGS],
    ignoreDefaultFlags: true,
  });
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
    const timeOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    const scores = {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      blockingMs: blockingTimeOf(result.artifacts.Trace.traceEvents),
      clockMs: timeOf('total-blocking-time'),
      paintMs: timeOf('largest-contentful-paint'),
    };
    console.log(
      `performance ${scores.performance}, accessibility ${scores.accessibility}; ` +
        [
          ...timings.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`),
          `${Math.round(scores.blockingMs)} ms of it the page’s own`,
        ].join(', '),
    );
    for (const { id } of categories.accessibility?.auditRefs ?? []) {
      if (audits[id]?.score === 0) console.log(`  accessibility: ${audits[id]?.title}`);
    }
    return scores;
  } finally {
    chromium.kill();
  }
}

/** Builds the empty page; returns its folder. */
function buildEmptyPage(): string {
  const web = fileURLToPath(new URL('../apps/web', import.meta.url));
  const built = spawnSync('vite', ['build', '--config', 'vite.empty.config.ts', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the empty page was not built');
  return fileURLToPath(new URL('../.cache/empty-page', import.meta.url));
}

const runs = { empty: [] as Scores[], welcome: [] as Scores[], visit: [] as Scores[] };
await withServer(
  ({ address: empty }) =>
    withServer(async ({ address }) => {
      const pages = {
        empty: `${empty}/`,
        welcome: `${address}/`,
        visit: `${address}/#/pages/tabBar/visit/visit`,
      };
      // In turn: what else the machine does meets all three alike.
      for (let run = 0; run < RUNS; run++) {
        for (const [name, url] of Object.entries(pages)) {
          console.log(`${name}:`);
          runs[name as keyof typeof runs].push(await visit(url));
        }
      }
    }),
  { KINORA_WEB: buildEmptyPage() },
);

/** A page that blocks less than this is quick to everybody: below it nothing is a multiple of anything. */
const LEAST_BLOCKING_MS = 50;
const middle = (page: keyof typeof runs, key: keyof Scores): number => median(runs[page].map((run) => run[key]));
const ratio = (page: 'welcome' | 'visit', key: 'blockingMs' | 'paintMs'): number =>
  middle(page, key) / Math.max(middle('empty', key), key === 'blockingMs' ? LEAST_BLOCKING_MS : 1);

reportFigures([
  { name: 'Lighthouse performance of welcome, mobile', value: middle('welcome', 'performance'), unit: '' },
  { name: 'the same of an empty page of the same React', value: middle('empty', 'performance'), unit: '' },
  { name: 'blocking time of the empty page', value: middle('empty', 'blockingMs'), unit: 'ms' },
  { name: 'largest paint of the empty page', value: middle('empty', 'paintMs'), unit: 'ms' },
  ...(['welcome', 'visit'] as const).flatMap((page) => [
    { name: `blocking time of ${page}`, value: middle(page, 'blockingMs'), unit: 'ms' },
    { name: `the same by the clock`, value: middle(page, 'clockMs'), unit: 'ms' },
    {
      name: `the same, of the empty page’s or of ${LEAST_BLOCKING_MS} ms`,
      value: ratio(page, 'blockingMs'),
      unit: '×',
      atMost: BLOCKING_RATIO,
    },
    { name: `largest paint of ${page}, of it`, value: ratio(page, 'paintMs'), unit: '×', atMost: PAINT_RATIO },
  ]),
  {
    name: 'Lighthouse accessibility of welcome and visit',
    value: Math.min(...[...runs.welcome, ...runs.visit].map((run) => run.accessibility)),
    unit: '',
    atLeast: 100,
  },
]);
