import { FalsePage } from './false-page.ts';
import { HostNode, setAt } from './page-tree.ts';
import type { Template } from './templates.ts';

type Method = (this: unknown, ...args: unknown[]) => unknown;
/** A false page is told to be gone a while after it was taken away, in ms: hands may be quicker. */
const LEAVE_MS = 120;
/** What a script passes to `Page`. */
export type PageDefinition = Readonly<Record<string, unknown>>;

/** One open page. */
export class HostPage {
  readonly route: string;
  readonly instance: Record<string, unknown>;
  readonly #templates: ReadonlyMap<string, Template>;
  readonly #loaded = new Set<string>();
  readonly #falsePage = new FalsePage();
  #isReady = false;

  constructor(route: string, definition: PageDefinition, templates: ReadonlyMap<string, Template>) {
    this.route = route;
    this.#templates = templates;
    this.instance = {
      ...definition,
      data: structuredClone(definition.data),
      route,
      setData: (changes: Readonly<Record<string, unknown>>, done?: () => void) => this.#setData(changes, done),
    };
  }

  #setData(changes: Readonly<Record<string, unknown>>, done: (() => void) | undefined): void {
    const { data } = this.instance;
    if (typeof data !== 'object' || data === null) throw new Error('A page has data');
    // The host copies what it is given: it has no functions, and later changes to it do not show.
    const copies: unknown = JSON.parse(JSON.stringify(changes));
    for (const [path, value] of Object.entries(copies as object)) setAt(data, path, value);
    this.#falsePage.follow(this.nodes(), (node) => this.#leave(node));
    setTimeout(() => {
      done?.();
      this.#loadPictures();
      if (this.#isReady) return;
      this.#isReady = true;
      this.call('onReady');
    }, 0);
  }

  #leave(node: HostNode): void {
    setTimeout(() => this.dispatch(node, 'afterleave'), LEAVE_MS);
  }

  get hasFalsePage(): boolean {
    return this.#falsePage.isStanding;
  }

  /** Going back takes the false page away, if one stands, and tells so. */
  takeFalsePage(): boolean {
    const node = this.nodes().find(({ tag }) => tag === 'page-container');
    if (!this.#falsePage.take()) return false;
    if (node) this.#leave(node);
    return true;
  }

  /** Pictures come a moment after they stand on the page. */
  #loadPictures(): void {
    for (const node of this.nodes()) {
      if (node.tag !== 'image' || !node.hears('load')) continue;
      const picture = `${node.sid} ${String(node.attribute('src'))}`;
      if (this.#loaded.has(picture)) continue;
      this.#loaded.add(picture);
      this.dispatch(node, 'load', { width: 768, height: 1024 });
    }
  }

  /** Calls a lifecycle or event method, if the page has it. */
  call(method: string, ...args: unknown[]): unknown {
    const known = this.instance[method];
    return typeof known === 'function' ? (known as Method).apply(this.instance, args) : undefined;
  }

  /** What the page shows. */
  nodes(): readonly HostNode[] {
    const { data } = this.instance as { data: { root?: { cn?: Readonly<Record<string, unknown>>[] } } };
    return (data.root?.cn ?? []).flatMap((child) => [...new HostNode(child, this.#templates).walk()]);
  }

  /** Lets an event rise from a node through all that hear it. */
  dispatch(target: HostNode, type: string, detail: object = {}, more: object = {}): void {
    const bubbles = BUBBLING.has(type);
    const at = ({ id, sid }: HostNode) => ({ id, dataset: { sid }, offsetLeft: 0, offsetTop: 0 });
    for (let node: HostNode | undefined = target; node; node = bubbles ? node.parent : undefined) {
      if (!node.hears(type)) continue;
      this.call('eh', {
        type,
        timeStamp: performance.now(),
        target: at(target),
        currentTarget: at(node),
        detail,
        ...more,
      });
    }
  }
}

const BUBBLING: ReadonlySet<string> = new Set([
  'tap',
  'longpress',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
]);
