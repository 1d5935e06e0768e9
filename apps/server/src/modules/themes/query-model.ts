import { ERROR, type RequestOf, type ThemeDetail } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { wantSamples } from '../covers/index.ts';
import { estimateWait, likelyEngine, roundWait } from '../shoots/index.ts';
import { listThemes } from './themes.registry.ts';
import { findThemeReader, viewCard, viewSamples } from './themes.view.ts';

export async function queryModel(deps: Deps, actor: Actor, input: RequestOf<'QUERYMODEL'>): Promise<ThemeDetail> {
  const theme = (await listThemes()).find(({ id }) => id === input.id);
  if (!theme) throw new AppError(ERROR.themeUnknown, 'no such theme');
  const reader = await findThemeReader(deps, actor);
  if (actor.uid !== null) await wantSamples(deps, actor.uid, theme.id);
  const wait = await estimateWait(deps.db, {
    queueNumber: null,
    engine: await likelyEngine(deps, actor.uid, theme.id),
    sheets: theme.sheets,
    isPreparing: false,
  });
  return {
    ...viewCard(reader, theme),
    category: theme.category,
    samples: viewSamples(reader, theme),
    wait_s: roundWait(wait.seconds),
  };
}
