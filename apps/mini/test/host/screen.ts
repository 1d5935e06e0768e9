import { setTimeout as delay } from 'node:timers/promises';
import type { MiniHost } from './mini-host.ts';
import type { HostNode } from './page-tree.ts';

const LOOK_AGAIN_MS = 25;
const PATIENCE_MS = 150_000;
/** A hand needs longer than the app to draw what it did. */
const HAND_MS = 40;

const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea']);

/** What a user of the mini-program sees, and does with it. */
export class Screen {
  readonly #host: MiniHost;

  constructor(host: MiniHost) {
    this.#host = host;
  }

  /** Waits until a question about the screen has an answer. */
  async until<Answer>(what: string, look: () => Answer | undefined | false, patienceMs = PATIENCE_MS): Promise<Answer> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const answer = look();
      if (answer !== undefined && answer !== false) return answer;
      if (Date.now() > end)
        throw new Error(`${what} did not come. On ${this.#host.routes.join(' → ')}: ${this.text()}`);
      await delay(LOOK_AGAIN_MS);
    }
  }

  /** All words of the visible page. */
  text(): string {
    const words = this.#all(({ tag }) => tag === 'block');
    return words.map(({ text }) => text).join(' | ');
  }

  #all(isWanted: (node: HostNode) => boolean): readonly HostNode[] {
    // Between two pages nothing shows.
    return this.#host.routes.length === 0 ? [] : this.#host.page.nodes().filter(isWanted);
  }

  /** Waits for words: the smallest node that holds just them. */
  words(words: string | RegExp, patienceMs?: number): Promise<HostNode> {
    const isSaid = (text: string) => (typeof words === 'string' ? text === words : words.test(text));
    return this.until(`“${words}”`, () => this.#all(({ text }) => isSaid(text.trim())).at(-1), patienceMs);
  }

  has(words: string): boolean {
    return this.text().includes(words);
  }

  buttons(name: string | RegExp): readonly HostNode[] {
    const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
    return this.#all((node) => node.tag === 'button' && isNamed(node.name));
  }

  images(name?: RegExp): readonly HostNode[] {
    return this.#all((node) => node.tag === 'image' && (name?.test(node.name) ?? true));
  }

  /** Taps the last button of that name, once it is free: what lies on top comes last. */
  async press(name: string | RegExp, patienceMs?: number): Promise<void> {
    const button = await this.until(
      `A button “${name}”`,
      () =>
        this.buttons(name)
          .filter((node) => !node.attribute('disabled') && !node.attribute('aria-disabled'))
          .at(-1),
      patienceMs,
    );
    await this.tap(button);
  }

  async tap(node: HostNode): Promise<void> {
    this.#host.permissions.noteTap();
    this.#host.page.dispatch(node, 'tap', { x: 10, y: 10 });
    const form = node.attribute('form-type') === 'submit' ? ancestor(node, 'form') : undefined;
    if (form) this.#host.page.dispatch(form, 'submit', { value: {} });
    await delay(HAND_MS);
  }

  /** Types into the field with that label. */
  async fill(label: string, value: string): Promise<void> {
    const field = await this.until(`A field “${label}”`, () => this.#field(label));
    this.#host.page.dispatch(field, 'focus', { value: '' });
    this.#host.page.dispatch(field, 'input', { value, cursor: value.length });
    await delay(HAND_MS);
  }

  #field(label: string): HostNode | undefined {
    const target = this.#all((node) => node.tag === 'label' && node.name === label)
      .at(-1)
      ?.attribute('for');
    return this.#all((node) => FIELDS.has(node.tag) && target !== undefined && node.id === target).at(-1);
  }
}

function ancestor(node: HostNode, tag: string): HostNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (at.tag === tag) return at;
  return undefined;
}
