import { expect, it } from 'vitest';
import { loadTheme } from '../themes/load-theme.ts';
import { movesApart } from './moves-apart.ts';

const ground = { kind: 'wall' } as const;

it.each([
  [{ kind: 'full' }, [], true],
  [{ kind: 'mat', shape: 'oval' }, [], false],
  [{ kind: 'polaroid', ground }, [], false],
  [{ kind: 'letterbox' }, [], false],
  [{ kind: 'film' }, [], false],
  [{ kind: 'full' }, [{ kind: 'border', inset: 0.03, width: 0.002 }], false],
  [{ kind: 'full' }, [{ kind: 'snow' }], true],
] as const)('people before %j with %j move: %s', (frame, overlays, isMoving) => {
  expect(movesApart({ frame, overlays })).toBe(isMoving);
});

it('of a theme of prints and cards only the open pictures move', async () => {
  const { sheets } = await loadTheme('id-photo');
  const framed = sheets.filter(({ frame }) => frame.kind !== 'full');
  expect(framed.length).toBeGreaterThan(5);
  expect(framed.filter(movesApart)).toEqual([]);
  expect(sheets.filter(movesApart).length).toBeGreaterThan(5);
});
