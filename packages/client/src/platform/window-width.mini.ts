/** A mini-program keeps the layout of a phone: the host shows it no wider than one. */
export const isWide = (): boolean => false;

/** A mini-program's window keeps its width. */
export function onWidthChange(_listener: () => void): () => void {
  return () => undefined;
}
