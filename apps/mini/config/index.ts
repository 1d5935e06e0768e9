import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@tarojs/cli';
import { ProvidePlugin } from 'webpack';

const app = path.resolve(__dirname, '..');
const packages = path.resolve(app, '../../packages');
const localesSource = path.join(packages, 'locales/src');

// Modern packages that older mini-program engines cannot run as they are.
const compiled = ['@noble', 'zod', '@tanstack', 'thumbhash'].map((name) => path.join(app, 'node_modules', name));

const localeCodes = readdirSync(path.join(localesSource, 'tables'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig<'webpack5'>({
  projectName: 'kinora',
  date: '2026-11-20',
  designWidth: 390,
  deviceRatio: { 390: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot: 'dist/weapp',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  plugins: ['@tarojs/plugin-html', path.join(__dirname, 'host-components.js'), path.join(__dirname, 'package-size.ts')],
  jsMinimizer: 'esbuild',
  terser: { enable: false },
  esbuild: { minify: { enable: true, config: { target: 'es2018', charset: 'utf8' } } },
  cache: { enable: false },
  defineConstants: {
    // Rather than to look for it by making code from text, which a host refuses.
    global: 'globalThis',
    KINORA_SERVER: JSON.stringify(process.env.KINORA_SERVER ?? 'http://127.0.0.1:7700'),
    KINORA_LOCALES: JSON.stringify(localeCodes),
  },
  alias: {
    // The package holds two tables; the others come from the server.
    [path.join(localesSource, 'load.ts')]: path.join(app, 'src/locale-tables.ts'),
    '@kinora/contract': path.join(packages, 'contract/src/index.ts'),
    '@kinora/channel/noble': path.join(packages, 'channel/src/noble.ts'),
    '@kinora/channel': path.join(packages, 'channel/src/index.ts'),
    '@kinora/locales/tables': path.join(localesSource, 'tables'),
    '@kinora/locales': path.join(localesSource, 'index.ts'),
  },
  mini: {
    compile: { include: [packages, ...compiled] },
    // Each component has its own classes: the order of their sheets means nothing.
    miniCssExtractPluginOption: { ignoreOrder: true },
    optimizeMainPackage: { enable: true },
    postcss: {
      pxtransform: { enable: false, config: {} },
      [path.join(__dirname, 'host-css.js')]: { enable: true, config: {} },
      cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[hash:base64:6]' } },
    },
    webpackChain(chain) {
      chain.resolve.extensions.clear();
      for (const extension of ['.mini.tsx', '.mini.ts', '.tsx', '.ts', '.mjs', '.js', '.json'])
        chain.resolve.extensions.add(extension);
      chain.node.set('global', false);
      chain.resolve.modules.clear().add(path.join(app, 'node_modules')).add('node_modules');
      chain
        .plugin('missing-globals')
        .use(ProvidePlugin, [{ AbortController: [path.join(app, 'src/abort-controller.ts'), 'AbortController'] }]);
    },
  },
});
