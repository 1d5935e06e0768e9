import type { HostNode } from './page-tree.ts';

/** The one `page-container` of a page: while it stands, going back takes it away in the page's place. */
export class FalsePage {
  #isAsked = false;
  #isStanding = false;

  /** Follows what the page asks for. The host sees changes alone: what went by itself comes only after it was taken back. */
  follow(nodes: readonly HostNode[], leave: (node: HostNode) => void): void {
    const containers = nodes.filter(({ tag }) => tag === 'page-container');
    if (containers.length > 1) throw new Error('A page has one page-container');
    const [node] = containers;
    const isAsked = node?.attribute('show') === true;
    if (isAsked === this.#isAsked) return;
    this.#isAsked = isAsked;
    if (node && !isAsked && this.#isStanding) leave(node);
    this.#isStanding = isAsked;
  }

  /** Whether going back would take it: what the page asks for may have gone by itself. */
  get isStanding(): boolean {
    return this.#isStanding;
  }

  /** Takes it away; tells whether it stood. */
  take(): boolean {
    const wasStanding = this.#isStanding;
    this.#isStanding = false;
    return wasStanding;
  }
}
