import { describe, expect, test } from 'vitest';
import { WIDE_FROM_PX } from './breakpoints';
import { blocksOf, contrast, parseColour, resolve } from './contrast';

// The client is checked without Node's types; a test may still read files.
type Files = {
  readFileSync(file: URL, encoding: 'utf8'): string;
  readdirSync(folder: URL, options?: { recursive: true }): string[];
};
const nodeFiles = 'node:fs';
const files: Files = await import(/* @vite-ignore */ nodeFiles);

const tokens = files.readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const blocks = blocksOf(tokens);
const valuesOf = (selector: string) => {
  const found = blocks.filter((block) => block.selectors.includes(selector) && block.values.has('--page'));
  expect(found, selector).toHaveLength(1);
  return found[0]?.values ?? new Map<string, string>();
};
const light = valuesOf(':root');
const darkByChoice = valuesOf('[data-appearance="dark"]');
const darkBySystem = valuesOf(':root:not([data-appearance="light"])');

const TEXT = 4.5;
const SHAPE = 3;
const papers = ['--page', '--surface', '--sunken', '--table', '--track'];

/** Every pair that is drawn: what is written or drawn, what lies below it, and the least contrast (WCAG 2.2 AA). */
const pairs: readonly (readonly [over: string, under: string, least: number])[] = [
  ['--on-photo', '--photo-number', TEXT],
  ...papers.flatMap((paper) => [
    ['--text', paper, TEXT] as const,
    ['--quiet', paper, TEXT] as const,
    ['--accent-text', paper, TEXT] as const,
    ['--accent', paper, SHAPE] as const,
    ['--outline', paper, SHAPE] as const,
  ]),
  ...['--page', '--surface', '--sunken'].map((paper) => ['--danger', paper, TEXT] as const),
  ['--text', '--track-on', TEXT],
  ['--on-ink', '--ink', TEXT],
  ['--on-accent', '--accent', TEXT],
  ['--on-accent', '--accent-pressed', TEXT],
  ['--on-accent-soft', '--accent-soft', TEXT],
  ['--on-accent-soft', '--accent-soft-pressed', TEXT],
  ['--on-danger', '--danger', TEXT],
  ['--on-danger-soft', '--danger-soft', TEXT],
  ['--on-warning-soft', '--warning-soft', TEXT],
  ['--warning', '--page', TEXT],
  ['--warning', '--surface', TEXT],
  ['--success', '--page', TEXT],
  ['--success', '--surface', TEXT],
  ['--on-season', '--season', TEXT],
  ['--on-toast', '--toast', TEXT],
  ['--toast-action', '--toast', TEXT],
];

const appearances: readonly (readonly [string, Map<string, string>])[] = [
  ['light', light],
  ['dark', new Map([...light, ...darkByChoice])],
];

describe.each(appearances)('%s appearance', (_, values) => {
  test.each(pairs)('%s can be seen on %s', (over, under, least) => {
    const ratio = contrast(parseColour(resolve(over, values)), parseColour(resolve(under, values)));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test('dark by choice is dark by the system', () => {
  expect([...darkByChoice]).toEqual([...darkBySystem]);
});

test('dark changes only meanings that light has', () => {
  expect([...darkByChoice.keys()].filter((name) => !light.has(name))).toEqual([]);
});

test.each([
  ['--on-photo', '--photo-pill', TEXT],
  ['--likeness', '--photo-pill', SHAPE],
  ['--on-photo', '--photo-glass', SHAPE],
] as const)('%s can be seen on %s over a white photo', (over, glass, least) => {
  const ratio = contrast(parseColour(resolve(over, light)), overWhite(resolve(glass, light)));
  expect(ratio).toBeGreaterThanOrEqual(least);
});

function overWhite(glass: string) {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...glass.matchAll(/[\d.]+/g)].map(Number);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => channel * alpha + 255 * (1 - alpha));
  return { red: r, green: g, blue: b };
}

const uiFolder = new URL('../ui/', import.meta.url);
const uiSheets = files
  .readdirSync(uiFolder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => [name, files.readFileSync(new URL(name, uiFolder), 'utf8')] as const);

test('the wide layout begins at one width in code and in style sheets', () => {
  const widths = uiSheets.flatMap(([, sheet]) => [...sheet.matchAll(/min-width: (\d+)px/g)]);
  expect(new Set(widths.map((match) => Number(match[1])))).toEqual(new Set([WIDE_FROM_PX]));
});

test.each(uiSheets)('%s names no colour: values stand in tokens.css', (_, sheet) => {
  const drawn = sheet.replace(/^.*mask: .*$/gm, '');
  expect(drawn).not.toMatch(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(/i);
});

test.each(uiSheets)('%s follows the reading direction', (_, sheet) => {
  // The chat host's menu keeps to the right in every language.
  const ours = sheet.replace(/^.*var\(--host-menu\).*$/gm, '');
  expect(ours).not.toMatch(/(^|[\s-])(left|right)\s*:|(margin|padding|border)-(left|right)|text-align: (left|right)/m);
});

test.each(uiSheets)('%s uses only tokens that exist', (_, sheet) => {
  const own = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
  const known = new Set(blocks.flatMap((block) => [...block.values.keys()]));
  const used = [...sheet.matchAll(/var\((--[\w-]+)(,?)/g)]
    .filter((match) => match[2] === '')
    .map((match) => match[1] ?? '');
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});

test.each(uiSheets)('%s has values of its own in place of no token, which is always there', (_, sheet) => {
  const tokensOf = (block: (typeof blocks)[number]) => [...block.values.keys()];
  const optional = [...sheet.matchAll(/var\((--[\w-]+),/g)].map((match) => match[1] ?? '');
  expect(optional.filter((name) => blocks.flatMap(tokensOf).includes(name))).toEqual([]);
});

const sourceFolder = new URL('../', import.meta.url);
/** Rules of all style sheets: the file, and what stands between its braces. */
const rules = files
  .readdirSync(sourceFolder, { recursive: true })
  .filter((name) => name.endsWith('.module.css'))
  .flatMap((name) => {
    const sheet = files.readFileSync(new URL(name, sourceFolder), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...sheet.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({ name, body }));
  });

test('above every bar that stays at the lower edge a line that goes on below it fades', () => {
  const bars = rules.filter(({ body }) => /position: sticky/.test(body) && /inset-block-end:/.test(body));
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.filter(({ body }) => !/box-shadow:[^;]*var\(--fade\)/.test(body)).map(({ name }) => name)).toEqual([]);
});
