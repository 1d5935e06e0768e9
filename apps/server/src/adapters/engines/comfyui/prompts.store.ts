import type { Selectable } from 'kysely';
import type { Db } from '../../../deps.ts';
import type { EnginePromptsTable } from '../engines.tables.ts';

export type PromptRow = Selectable<EnginePromptsTable>;

/** The attempts at a sheet, the newest first. */
export async function listPrompts(db: Db, engine: string, shootId: string, sheet: number): Promise<PromptRow[]> {
  return db
    .selectFrom('engine_prompts')
    .selectAll()
    .where('engine', '=', engine)
    .where('shoot_id', '=', shootId)
    .where('sheet', '=', sheet)
    .orderBy('attempt', 'desc')
    .execute();
}

/** False when another run of the same shoot wrote this attempt first. */
export async function insertPrompt(db: Db, prompt: PromptRow): Promise<boolean> {
  const row = await db
    .insertInto('engine_prompts')
    .values(prompt)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function settlePrompt(db: Db, id: string, state: 'done' | 'failed'): Promise<void> {
  await db.updateTable('engine_prompts').set({ state }).where('id', '=', id).execute();
}
