/** How long the word about a change offers the way back, ms. */
export const UNDO_MS = 8000;

/** What happened, and what that meant for the square, where it meant anything. */
export const withSquare = (text: string, square: string | false): string =>
  square === false ? text : `${text} · ${square}`;
