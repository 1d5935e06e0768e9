import type { Template } from './templates.ts';

type NodeData = Readonly<Record<string, unknown>>;

/** A node as the host shows it: only what its template holds. */
export class HostNode {
  readonly #data: NodeData;
  readonly #template: Template;
  readonly parent: HostNode | undefined;
  readonly children: readonly HostNode[];

  constructor(data: NodeData, templates: ReadonlyMap<string, Template>, parent?: HostNode) {
    const template = templates.get(String(data.nn));
    if (!template) throw new Error(`The package has no template for a node of the kind ${String(data.nn)}`);
    this.#data = data;
    this.#template = template;
    this.parent = parent;
    const children = Array.isArray(data.cn) ? (data.cn as NodeData[]) : [];
    this.children = children.map((child) => new HostNode(child, templates, this));
  }

  get tag(): string {
    return this.#template.tag;
  }

  get id(): string {
    return String(this.#data.uid ?? this.#data.sid ?? '');
  }

  get sid(): string {
    return String(this.#data.sid ?? '');
  }

  attribute(name: string): unknown {
    const field = this.#template.attributes.get(name);
    return field === undefined ? undefined : this.#data[field];
  }

  hears(event: string): boolean {
    return this.#template.events.has(event);
  }

  /** The words in it, one text beside the other. */
  get text(): string {
    if (this.tag === 'block') return String(this.#data.v ?? '');
    return this.children.map((child) => child.text).join('');
  }

  /** What a screen reader calls it. */
  get name(): string {
    const label = this.attribute('aria-label');
    return typeof label === 'string' && label !== '' ? label : this.text.trim();
  }

  /** Itself and all below it, from the top down. */
  *walk(): Generator<HostNode> {
    yield this;
    for (const child of this.children) yield* child.walk();
  }
}

/** Puts one change of `setData` into the data: its path is like `root.cn.[0].cn.[1].v`. */
export function setAt(data: object, path: string, value: unknown): void {
  const steps = path.replace(/\[(\d+)\]/g, '$1').split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<object>((at, step) => {
    const next: unknown = Reflect.get(at, step);
    if (typeof next === 'object' && next !== null) return next;
    const made = {};
    Reflect.set(at, step, made);
    return made;
  }, data);
  Reflect.set(holder, last, value);
}
