import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the first screen needs besides the entry: the welcome page and the texts of the default language. */
const FIRST_SCREEN = [/client\/src\/pages\/welcome\/welcome-page\.tsx$/, /locales\/src\/tables\/zh-Hans\/index\.ts$/];

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});

/** Has the browser fetch the first screen's chunks beside the entry rather than after it has run. */
export function preloadFirstPage(): Plugin {
  return {
    name: 'kinora-preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const tags: HtmlTagDescriptor[] = [];
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type !== 'chunk' || !FIRST_SCREEN.some((module) => module.test(chunk.facadeModuleId ?? '')))
            continue;
          tags.push(link({ rel: 'modulepreload', href: `./${chunk.fileName}` }));
          for (const css of chunk.viteMetadata?.importedCss ?? []) {
            tags.push(link({ rel: 'preload', as: 'style', href: `./${css}` }));
          }
        }
        return tags;
      },
    },
  };
}
