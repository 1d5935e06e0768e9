import { DELETE_UNDO_S } from '@kinora/contract';

export type LegalText = 'service' | 'privacy';

/** What an operator may set that stands in the texts. */
export interface LegalFigures {
  /** Days after which photos that were not kept are deleted. */
  readonly keepdays: number;
  /** Days in which the closing of an account can be taken back. */
  readonly closingdays: number;
  /** Age below which a guardian decides; without one the clause about it is left out. */
  readonly guardianage: number;
}

/** What decides which clauses there are. */
export interface LegalTerms extends LegalFigures {
  /** Without a shop the clause about gold cards is left out, and what others say of what is bought. */
  readonly shop: boolean;
  /** The operator says how they are reached. */
  readonly hasContact: boolean;
}

/** Of which day the words are, ms; the version in force is the operator's. */
export const TEXT_DATE_MS = Date.UTC(2026, 10, 29);

/** How many clauses each text has. */
const COUNT: Readonly<Record<LegalText, number>> = { service: 10, privacy: 13 };

/** The clause of the privacy policy about what is bought and given. */
const OF_SHOP = 13;

/** That about changes, which says how the operator is reached. */
const OF_CONTACT = 12;

/** That about how long what is kept: it also says for how many minutes what is deleted can be brought back. */
const OF_KEEPING = 5;

/** Those of its clauses that have more to say where there is a shop. */
const MORE_WITH_SHOP: readonly number[] = [1, 3];

/** The clauses with a figure in them, by their number. */
const FIGURES: Readonly<Record<LegalText, Readonly<Record<number, keyof LegalFigures>>>> = {
  service: { 4: 'keepdays', 5: 'closingdays', 6: 'guardianage' },
  privacy: { 5: 'keepdays', 7: 'closingdays', 8: 'guardianage' },
};

/** The clause of a text in which a figure stands. */
export const clauseWith = (text: LegalText, figure: keyof LegalFigures): number | undefined =>
  Object.entries(FIGURES[text]).flatMap(([id, named]) => (named === figure ? [Number(id)] : []))[0];

/** A text, and where in it one begins to read: the clause with that figure, or its beginning. */
export interface LegalPlace {
  readonly text: LegalText;
  readonly opensAt?: keyof LegalFigures;
}

/** Words of a clause: their key after that of the text, and the figures in them. */
interface Words {
  readonly key: string;
  readonly args: readonly number[];
}

/** A clause to be shown: its number, and its words, one below the other. */
export interface Clause {
  readonly id: number;
  readonly words: readonly Words[];
}

/** The clauses of a text under an operator's figures, in order. */
export function clausesOf(text: LegalText, figures: LegalTerms): Clause[] {
  return Array.from({ length: COUNT[text] }, (_, index) => index + 1).flatMap((id) => {
    const figure = FIGURES[text][id];
    if (figure === 'guardianage' && figures.guardianage === 0) return [];
    if (text === 'privacy' && id === OF_SHOP && !figures.shop) return [];
    // Where nothing can be taken back the clause says so, rather than of no days.
    if (figure === 'closingdays' && figures.closingdays === 0)
      return [{ id, words: [{ key: `${id}-at-once`, args: [] }] }];
    if (text === 'privacy' && id === OF_CONTACT && !figures.hasContact)
      return [{ id, words: [{ key: `${id}-alone`, args: [] }] }];
    const words: Words[] = [{ key: `${id}`, args: figure ? [figures[figure]] : [] }];
    if (text === 'privacy' && id === OF_KEEPING) words.push({ key: `${id}-undo`, args: [DELETE_UNDO_S / 60] });
    if (text === 'privacy' && figures.shop && MORE_WITH_SHOP.includes(id)) words.push({ key: `${id}-shop`, args: [] });
    return [{ id, words }];
  });
}

const POINT = '• ';

/** A paragraph of a clause, or the points of a list that stand together. */
export type Block =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'list'; readonly points: string[] };

/** The words of a clause: a line is a paragraph, lines that begin with a bullet are one list. */
export function blocksOf(words: string): Block[] {
  const blocks: Block[] = [];
  for (const line of words.split('\n')) {
    // Not by `at`: hosts of mini-programs have engines that lack it.
    const last = blocks[blocks.length - 1];
    if (!line.startsWith(POINT)) blocks.push({ kind: 'words', text: line });
    else if (last?.kind === 'list') last.points.push(line.slice(POINT.length));
    else blocks.push({ kind: 'list', points: [line.slice(POINT.length)] });
  }
  return blocks;
}
