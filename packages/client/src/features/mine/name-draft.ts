import { sessionEnded } from '../../session/session';

let draft: { readonly from: string; readonly name: string } | undefined;
sessionEnded.listen(() => {
  draft = undefined;
});

/** A name that was written in the place of this one and is not saved: whoever left the page by mistake finds it again. */
export const readNameDraft = (from: string): string | undefined => (draft?.from === from ? draft.name : undefined);

/** Keeps what is written in the place of a name until it is saved; the name itself is no draft. */
export function keepNameDraft(from: string, name: string): void {
  draft = name === from ? undefined : { from, name };
}
