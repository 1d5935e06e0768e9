import type { Purpose, PurposeAnswer } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { changeAnswer } from '../../api/use-command';

/** Puts on record what was answered to a purpose for each of these people, the user by their uid, and shows it at once. Throws as `call` does. */
export async function answerPurpose(kind: Purpose, mids: readonly string[], agree: boolean): Promise<void> {
  const { protocols } = await call('GLOBALCONF', {});
  const answer = { kind, version: protocols[kind], agree };
  for (const mid of mids) {
    await call('AGREEPROTOCOL', { ...answer, mid });
    changeAnswer('QUERYUSERINFO', {}, (info) => ({ ...info, purposes: answered(info.purposes, { kind, mid }, agree) }));
  }
  await refreshAfter('AGREEPROTOCOL', answer);
}

/** The answers with a new one in the place of the former. */
function answered(
  answers: readonly PurposeAnswer[],
  about: Pick<PurposeAnswer, 'kind' | 'mid'>,
  agreed: boolean,
): PurposeAnswer[] {
  const isAbout = ({ kind, mid }: PurposeAnswer) => kind === about.kind && mid === about.mid;
  const former = answers.find(isAbout);
  const isTakenBack = !agreed && (former?.agreed || former?.withdrawn);
  const answer = { ...about, agreed, at: Date.now(), ...(isTakenBack && { withdrawn: true as const }) };
  return [...answers.filter((one) => !isAbout(one)), answer];
}
