import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunks = readonly Rolldown.OutputChunk[];

/** The first screens, with the areas of texts that do not come with every locale: see `navigation/page-table.ts`. */
const PAGES = { welcome: ['index'], visit: ['index', 'square', 'concepts'] } as const;
const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
const APP = /packages\/client\/src\/index\.ts$/;
const GATEWAY = /packages\/client\/src\/api\/gateway\.ts$/;
const TABLE = /locales\/src\/tables\/([^/]+)\/([^/]+)\.ts$/;

/** The chunk and all that it imports before it can run, in the order in which they do. */
function withImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (!chunk || found.has(file)) return found;
  for (const target of chunk.imports) withImports(chunks, target, found);
  return found.add(file);
}

function filesOf(chunks: Chunks, module: RegExp): string[] {
  const entry =
    chunks.find(({ facadeModuleId }) => module.test(facadeModuleId ?? '')) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (!entry) throw new Error(`No chunk of ${module.source}`);
  return [...withImports(chunks, entry.fileName)];
}

/** The files of the texts that each page shows, by locale. */
function textsOf(chunks: Chunks): Record<string, Record<string, string[]>> {
  const texts: Record<string, Record<string, string[]>> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, locale, area] = TABLE.exec(facadeModuleId ?? '') ?? [];
    if (!locale || !area) continue;
    const own = texts[locale] ?? {};
    texts[locale] = own;
    for (const page of PAGE_NAMES) {
      if (PAGES[page].some((shown) => shown === area)) own[page] = [...(own[page] ?? []), fileName];
    }
  }
  return texts;
}

/**
 * Lists in the page which files the first screens need, so that they are fetched side by side as soon as a first screen is
 * painted; and links their styles, without which it cannot be.
 */
export function listFirstFiles(): Plugin {
  return {
    name: 'kinora-list-first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const app = filesOf(chunks, APP);
        const pages = Object.fromEntries(
          PAGE_NAMES.map((page) => {
            const files = filesOf(chunks, new RegExp(`/pages/${page}/${page}-page\\.tsx$`));
            return [page, files.filter((file) => !app.includes(file))];
          }),
        );
        const gateway = filesOf(chunks, GATEWAY).filter((file) => !app.includes(file));
        const list: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'first-files' },
          children: JSON.stringify({ app, pages, texts: textsOf(chunks), gateway }),
          injectTo: 'body',
        };
        const first = new Set([...app, ...Object.values(pages).flat()]);
        const styles = chunks
          .filter(({ fileName }) => first.has(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const links = [...new Set(styles)].map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          }),
        );
        // Nothing is painted before the first script has said what.
        const held = html.replace('<script type="module"', '<script type="module" blocking="render"');
        return { html: held, tags: [...links, list] };
      },
    },
  };
}
