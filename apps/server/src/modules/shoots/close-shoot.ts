import { CUSTOM_SHOOT_STATE, MESSAGE_TEMPLATE, shootEnding } from '@kinora/contract';
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
  const [template, args] = readyMessage(shoot.theme, made, endingOf(viewTroubles(shoot, sheets)));
  await tell(tx, deps, shoot, template, args);
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
  if (keys.length > 0) await deps.jobs.enqueue(tx, eraseObjectsJob, { keys, folders: [] });
  const [template, args] = failureMessage(shoot.theme, endingOf(viewTroubles(shoot, sheets)));
  await tell(tx, deps, shoot, template, args);
}

type Template = Exclude<(typeof MESSAGE_TEMPLATE)[keyof typeof MESSAGE_TEMPLATE], typeof MESSAGE_TEMPLATE.faceReady>;

function readyMessage(theme: string, made: number, ending: Ending): [Template, string[]] {
  const counted = [theme, String(made)];
  switch (ending.kind) {
    case 'plain':
      return [MESSAGE_TEMPLATE.shootFinished, counted];
    case 'missed':
      return [MESSAGE_TEMPLATE.shootFinishedPartly, [...counted, ending.engine]];
    case 'stood-in':
      return [MESSAGE_TEMPLATE.shootFinishedByOther, [...counted, ending.engine, ending.instead]];
    case 'moderated':
      return [MESSAGE_TEMPLATE.shootFinishedModerated, [theme, String(ending.sheets), ending.why]];
  }
}

function failureMessage(theme: string, ending: Ending): [Template, string[]] {
  if (ending.kind === 'moderated' && ending.isAll) return [MESSAGE_TEMPLATE.shootFailedModerated, [theme, ending.why]];
  if (ending.kind === 'plain' || ending.kind === 'moderated') return [MESSAGE_TEMPLATE.shootFailed, [theme]];
  return [MESSAGE_TEMPLATE.shootFailedEngine, [theme, ending.engine]];
}

async function tell(tx: Db, deps: Deps, shoot: ShootRow, template: Template, args: string[]): Promise<void> {
  await sendMessage(tx, deps, {
    uid: shoot.uid,
    key: shootMessageKey(shoot),
    type: MESSAGE_TYPE.shoot,
    template,
    args,
    extra: shoot.id,
    ...(shoot.recipe === null
      ? {}
      : { state: shootEnding(template) === 'failed' ? CUSTOM_SHOOT_STATE.failed : CUSTOM_SHOOT_STATE.finished }),
  });
  await deps.push.notify(tx, shoot.uid, 'shoot', shoot.id);
}
