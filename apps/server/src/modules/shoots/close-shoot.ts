import { CUSTOM_SHOOT_STATE, type FilledTemplate, MESSAGE_TEMPLATES, shootEnding } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { eraseObjectsJob } from '../erasure/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { sheetKeys } from './sheet-keys.ts';
import { shootMessageKey } from './shoot-message.ts';
import { type Ending, endingOf, viewTroubles } from './shoot-troubles.ts';
import { endShoot, listSheets, type ShootRow } from './shoots.store.ts';

/** Ends a shoot whose sheets are all recorded: with the pictures made, or as failed when every one was dropped. */
export async function finishShoot(tx: Db, deps: Deps, id: string): Promise<void> {
  const sheets = await listSheets(tx, [id]);
  const made = sheets.filter(({ outcome }) => outcome === 'made').length;
  if (made === 0) {
    await failShoot(tx, deps, id);
    return;
  }
  const shoot = await endShoot(tx, id, 'finished', deps.now());
  if (!shoot) return;
  await tell(tx, deps, shoot, readyMessage(shoot.theme, made, endingOf(viewTroubles(shoot, sheets))));
}

/** Ends a shoot that cannot go on; what was made of it stays. */
export async function failShoot(tx: Db, deps: Deps, id: string): Promise<void> {
  const shoot = await endShoot(tx, id, 'failed', deps.now());
  if (!shoot) return;
  const sheets = await listSheets(tx, [id]);
  const recorded = new Set(sheets.map(({ sheet }) => sheet));
  const unrecorded = Array.from({ length: shoot.total }, (_, sheet) => sheet).filter((sheet) => !recorded.has(sheet));
  const keys = unrecorded.flatMap((sheet) => Object.values(sheetKeys(shoot, sheet)));
  // A sheet may have been stored by a run that died before its row was written.
  if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] }, { uid: shoot.uid });
  await tell(tx, deps, shoot, failureMessage(shoot.theme, endingOf(viewTroubles(shoot, sheets))));
}

function readyMessage(theme: string, count: number, ending: Ending): FilledTemplate {
  switch (ending.kind) {
    case 'plain':
      return { template: 'shootFinished', args: { theme, count } };
    case 'missed':
      return { template: 'shootFinishedPartly', args: { theme, count, engine: ending.engine } };
    case 'stood-in':
      return {
        template: 'shootFinishedByOther',
        args: { theme, count, engine: ending.engine, standIn: ending.instead },
      };
    case 'withheld':
      return { template: 'shootFinishedWithheld', args: { theme, count } };
    case 'moderated':
      return { template: 'shootFinishedModerated', args: { theme, count: ending.sheets, refusal: ending.why } };
  }
}

function failureMessage(theme: string, ending: Ending): FilledTemplate {
  if (ending.kind === 'moderated' && ending.isAll)
    return { template: 'shootFailedModerated', args: { theme, refusal: ending.why } };
  if (ending.kind === 'withheld') return { template: 'shootFailedWithheld', args: { theme } };
  if (ending.kind === 'plain' || ending.kind === 'moderated') return { template: 'shootFailed', args: { theme } };
  return { template: 'shootFailedEngine', args: { theme, engine: ending.engine } };
}

async function tell(tx: Db, deps: Deps, shoot: ShootRow, message: FilledTemplate): Promise<void> {
  const ending = shootEnding(MESSAGE_TEMPLATES[message.template].number);
  await sendMessage(tx, deps, {
    uid: shoot.uid,
    key: shootMessageKey(shoot),
    type: MESSAGE_TYPE.shoot,
    ...message,
    extra: shoot.id,
    ...(shoot.recipe === null
      ? {}
      : { state: ending === 'failed' ? CUSTOM_SHOOT_STATE.failed : CUSTOM_SHOOT_STATE.finished }),
  });
  await deps.push.notify(tx, shoot.uid, 'shoot', shoot.id);
}
