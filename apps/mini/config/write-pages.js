// Taro wants a file for each page, and their list in app.config.ts: both follow from the client's page table.
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('esbuild');

const source = path.resolve(__dirname, '../src');
const table = path.resolve(__dirname, '../../../packages/client/src/navigation/page-table.ts');
/** What is written here, and nothing else: git knows nothing of it. */
const WRITTEN = ['pages', 'pagesA', 'pagesB', 'page-list.ts'];

function readTable() {
  const { code } = transformSync(readFileSync(table, 'utf8'), { loader: 'ts', format: 'cjs' });
  const loaded = { exports: {} };
  new Function('module', 'exports', code)(loaded, loaded.exports);
  return loaded.exports;
}

const { entryOf, folderOf, PAGE_NAMES } = readTable();
const pages = PAGE_NAMES.filter((name) => !entryOf(name).isWebOnly).map((name) => {
  const { address, kind, isPulled } = entryOf(name);
  const [, root, ...rest] = address.split('/');
  return { name, kind, isPulled, root, file: [root, ...rest].join('/'), inRoot: rest.join('/') };
});

function writePage({ name, file, isPulled }) {
  const target = path.join(source, file);
  const up = '../'.repeat(file.split('/').length - 1);
  const folder = folderOf(name);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    `${target}.tsx`,
    `import Page from '@kinora/client/pages/${folder}';\nimport { framePage } from '${up}framed-page';\n\nexport default framePage('${name}', Page);\n`,
  );
  if (isPulled) {
    writeFileSync(`${target}.config.ts`, 'export default definePageConfig({ enablePullDownRefresh: true });\n');
  }
}

function writeList() {
  const main = pages.filter(({ root }) => root === 'pages');
  const roots = [...new Set(pages.map(({ root }) => root))].filter((root) => root !== 'pages');
  const list = {
    pages: main.map(({ file }) => file),
    subPackages: roots.map((root) => ({
      root,
      pages: pages.filter((page) => page.root === root).map(({ inRoot }) => inRoot),
    })),
    /** The pages that the first sub-package is fetched behind: where one goes on from. */
    preloading: main
      .filter(({ kind, name }) => kind === 'bare' || (kind === 'tab' && name !== 'visit'))
      .map(({ file }) => file),
  };
  writeFileSync(path.join(source, 'page-list.ts'), `export const PAGE_LIST = ${JSON.stringify(list, null, 2)};\n`);
}

for (const name of WRITTEN) rmSync(path.join(source, name), { recursive: true, force: true });
pages.forEach(writePage);
writeList();
