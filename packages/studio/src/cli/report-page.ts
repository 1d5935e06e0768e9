import type { ShotTheme } from './shoot-theme.ts';

const STYLE = `body{margin:24px;font:14px/1.5 system-ui;background:#fafaf8;color:#1b1c1c}
h2{margin:32px 0 8px;font-size:18px}.row{display:grid;gap:12px}figure{margin:0}img{width:100%;border-radius:8px}
figcaption{font-variant-numeric:tabular-nums;color:#5c6162}b{color:#b3261e}`;

/** One page: a row a theme, a column a person. What misses its aim is in bold red. */
export function reportPage(rows: readonly ShotTheme[], people: number): string {
  const themes = [...new Set(rows.map(({ themeId }) => themeId))];
  const sections = themes.map((id) => {
    const figures = rows.filter(({ themeId }) => themeId === id).map(figure);
    return `<h2>${id}</h2><div class="row" style="grid-template-columns:repeat(${people},1fr)">${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Themes</title><style>${STYLE}</style>${sections.join('\n')}`;
}

const marked = (text: string, isMissed: boolean): string => (isMissed ? `<b>${text}</b>` : text);

function figure(row: ShotTheme): string {
  const words = [
    marked(`first ${row.firstS.toFixed(2)} s`, row.firstS > 1),
    marked(`twenty ${row.allS.toFixed(1)} s`, row.allS > 10),
    `likeness ${row.likenessMin.toFixed(0)}–${row.likenessMax.toFixed(0)}`,
    marked(`dropped ${row.dropped}`, row.dropped > 0),
    marked(`refused ${row.refused}`, row.refused > 0),
    marked(`difference ${row.differenceMin.toFixed(2)}`, row.differenceMin < 0.55),
    marked(`median ${row.differenceMedian.toFixed(2)}`, row.differenceMedian < 0.75),
  ];
  return `<figure><img src="${row.picture}" alt=""><figcaption>${words.join(' · ')}</figcaption></figure>`;
}
