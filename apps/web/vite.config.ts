import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { listFirstFiles } from './vite-plugins/list-first-files.ts';
import { precompress } from './vite-plugins/precompress.ts';

const SERVER = process.env.KINORA_SERVER ?? 'http://127.0.0.1:7700';
/** What the server answers; everything else is the page. */
const SERVED = [
  ...['/api', '/callbacks/', '/config.json', '/regions/', '/t/', '/o/', '/i/', '/exports/', '/certificates/'],
  ...['/credentials/', '/.well-known/', '/carrier-frame'],
];

/** One of its first areas, and one of each other area: see `packages/locales/src/areas.ts`. */
const FILES_OF_A_LANGUAGE = 22;

/** What every page uses and is small: one file rather than twenty. */
const shell = new RegExp(
  [
    '/packages/client/src/(?:design/[a-z]+\\.ts|navigation/|app/(?!before-app|start-up-queries|theme-texts|tell-news|keep-last-seen|last-seen|running-print|tab-guide|account-portrait)',
    '|session/(?:session|require-login|pending-action|end-session|login-lost|stored-login|sealed-item)\\.',
    '|lib/(?:store|emitter|delay|confirm|join-address|translation|shown-texts|appearance|connection-state|wide)\\.',
    '|platform/(?:server-address|storage|connection)\\.',
    '|api/(?:command-error|call|send-command|show-error|transport-failure)\\.',
    '|domain/messages/inbox-state\\.|features/welcome/.+css$',
    '|ui/(?:class-names|icon|icon-[a-z]+|button|icon-button|spinner|badge|visually-hidden|toast|toast-queue|skeleton',
    '|error-state|drawing[a-z-]*|scrolled-past|large-title|nav-bar|tab-bar|top-bar|wide-layout|notice-banner',
    '|confirm-dialog|menu|avatar-disc)\\.)',
  ].join(''),
);

/**
 * What the first screens need besides. Others share most of it, in pieces so small that asking for each would take longer
 * than they do; and their styles are one file, before which nothing can be painted.
 */
const first = new RegExp(
  [
    '/packages/client/src/(?:features/(?:themes|square)/(?!theme-(?:detail|sheet|stage)\\.tsx|square-sheet)',
    '|pages/visit/.+css$|domain/(?:themes|square/use-square|faces/use-faces|photos/(?:mark-photos|kept-photos))',
    '|lib/(?:ask-square|chosen-people|people|people-choice|concept-name|theme-name|use-gradually)\\.',
    '|platform/(?:clipboard|share)\\.',
    '|ui/(?:avatar|avatar-row|card|chip|chip-row|empty-state|facts|load-more|photo|photo-card|photo-image|photo-pill|pull-[a-z-]+|rail|rail-arrows',
    '|section-header|sheet|stuck-row|thumb-hash|base64|png-data-url)\\.)',
    '|/packages/locales/src/format-|/node_modules/thumbhash/',
  ].join(''),
);

/** Of texts: the first areas of a locale in `locale.ru-….js`, each other one in `locale.ru.album-….js`. */
function nameChunk({
  facadeModuleId,
  moduleIds,
}: {
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}): string {
  const [, locale, area] =
    /\/locales\/src\/tables\/([^/]+)\/([^/]+)\.ts$/.exec(facadeModuleId ?? moduleIds[0] ?? '') ?? [];
  if (!locale || !area) return 'assets/[name]-[hash].js';
  return `assets/locale.${locale}${facadeModuleId === null || area === 'index' ? '' : `.${area}`}-[hash].js`;
}

/** In the service worker, where the handler below runs. */
declare const caches: {
  match(url: string, options: { cacheName: string }): Promise<Response | undefined>;
};

const workspace = /\/packages\/(contract|channel|locales|client)\/src\//;

export default defineConfig({
  base: './',
  resolve: {
    // Of files that differ by machine, the web's.
    extensions: ['.web.tsx', '.web.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    dedupe: ['react', 'react-dom'],
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      SERVED.map((prefix) => [prefix, { target: SERVER, changeOrigin: true, ws: prefix === '/api' }]),
    ),
  },
  build: {
    outDir: 'dist',
    target: ['chrome107', 'safari16', 'firefox115'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Schemas and tables do nothing when they load: an error's number must not bring them along.
        moduleSideEffects: (id) => !workspace.test(id) || id.endsWith('.css'),
      },
      output: {
        chunkFileNames: nameChunk,
        codeSplitting: {
          groups: [
            // The first script imports nothing else.
            { name: 'before', test: /vite\/preload-helper|\/before-app\.web|\/resolve-locale\.ts/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'query', test: /node_modules\/@tanstack\// },
            { name: 'crypto', test: /node_modules\/@noble\/(?!hashes\/legacy)/ },
            { name: 'schema', test: /node_modules\/zod\// },
            { name: 'shell', test: shell },
            { name: 'first', test: first },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    listFirstFiles(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      manifest: {
        name: '亲映 Kinora',
        short_name: '亲映',
        description: '一张照片，拍出二十个你。',
        lang: 'zh-Hans',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#fafaf8',
        theme_color: '#fafaf8',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // The shell and every page, so that the app starts without a network.
        globPatterns: [
          '*.{html,svg,webmanifest}',
          'icon-192.png',
          'assets/!(locale|gallery|c2pa)*.{js,css}',
          'assets/locale.{zh-Hans,en}-????????.js',
          'assets/locale.{zh-Hans,en}.*.js',
        ],
        // Hash routes: the only page is the folder itself. Everything else belongs to the server.
        navigateFallbackAllowlist: [/\/(index\.html)?$/],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            // One's own language, once it was used.
            urlPattern: /\/assets\/locale\.[^/]+\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'kinora-locales', expiration: { maxEntries: 6 * FILES_OF_A_LANGUAGE } },
          },
          {
            // Pictures of people are kept by the page alone, those of the user's last screens, until they log out:
            // see packages/client/src/app/keep-last-seen.web.ts.
            urlPattern: ({ url, sameOrigin, request }) =>
              sameOrigin && request.destination === 'image' && url.pathname.includes('/o/'),
            handler: async ({ request }) =>
              (await caches.match(request.url, { cacheName: 'kinora-last-seen' })) ?? fetch(request),
          },
          {
            // Pictures of themes are public.
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/t\/.+\.(jpg|webp|png)$/.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: {
              cacheName: 'kinora-themes',
              expiration: { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 },
              cacheableResponse: { statuses: [200] },
            },
          },
        ],
      },
    }),
    precompress(),
  ],
});
