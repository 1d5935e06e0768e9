import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import { loadTheme } from '../packages/studio/src/themes/load-theme.ts';

export interface ChosenSheet {
  themeId: string;
  sheet: number;
}

/** `all` for every theme, a theme's name, or `theme:sheet`. Of a theme its first sheet and what costs most: a reflection. */
export async function chooseSheets(names: readonly string[]): Promise<ChosenSheet[]> {
  const wanted = names.includes('all') ? THEME_CATALOGUE.map(({ id }) => id) : names;
  const chosen: ChosenSheet[] = [];
  for (const name of wanted) {
    const [themeId = '', sheet] = name.split(':');
    const sheets = sheet === undefined ? await heaviestOf(themeId) : [Number(sheet)];
    chosen.push(...sheets.map((number) => ({ themeId, sheet: number })));
  }
  return chosen;
}

async function heaviestOf(themeId: string): Promise<number[]> {
  const { sheets } = await loadTheme(themeId);
  const reflection = sheets.findIndex(({ frame }) => frame.kind === 'reflection');
  return reflection > 0 ? [0, reflection] : [0];
}
