/** What the host builds of one kind of node, as the templates of the package say. */
export interface Template {
  readonly tag: string;
  /** The field of a node's data that each attribute shows. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Events that reach the page, such as `tap`. */
  readonly events: ReadonlySet<string>;
}

const TEMPLATE = /<template name="tmpl_0_(\w+)">\s*<([\w-]+)([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Reads `base.wxml`: by the short name of a node (`nn`), its template. */
export function readTemplates(wxml: string): ReadonlyMap<string, Template> {
  const templates = new Map<string, Template>();
  for (const [, name = '', tag = '', rest = ''] of wxml.matchAll(TEMPLATE)) {
    // Fields have two templates, with and without focus: the same but for that.
    const kind = name.replace(/_(?:focus|blur)$/, '');
    if (tag === 'template') continue;
    const attributes = new Map<string, string>();
    const events = new Set<string>();
    for (const [, attribute = '', value = ''] of rest.matchAll(ATTRIBUTE)) {
      const event = /^(?:bind|catch)(\w+)$/.exec(attribute)?.[1];
      const field = /\bi\.(\w+)/.exec(value)?.[1];
      if (event) events.add(event);
      else if (field) attributes.set(attribute, field);
    }
    templates.set(kind, { tag, attributes, events });
  }
  return templates;
}
