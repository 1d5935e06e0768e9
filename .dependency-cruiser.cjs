// Who may import whom: ARCHITECTURE.md says why.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const src = (name) => `^packages/${name}/`;
const workspace = '^(packages|apps)/';

const packageRule = (name, allowed) =>
  forbid(
    `${name}-imports`,
    { path: src(name) },
    { path: workspace, pathNot: [src(name), ...allowed.map(src)] },
    `${name} may import ${allowed.join(', ') || 'no other package'}`,
  );

/** The files that the packages' `exports` name. */
const exported = [
  '(channel|contract|locales|provenance|sets|studio|theme-pictures|wardrobe|client)/src/index\\.ts$',
  'channel/src/(noble|node)\\.ts$',
  'provenance/src/(contents|node)\\.ts$',
  'studio/src/(catalogue/index|custom/index|pool/count-threads)\\.ts$',
  'locales/src/tables/',
  'client/src/(design/[a-z-]+\\.css|mini-(shell|tables)\\.mini\\.ts|lib/cancel-source\\.ts|app/(before-app\\.web\\.ts|render-first-screens\\.web\\.tsx)|pages/[^/]+/[^/]+-page\\.tsx)$',
].map((file) => `^packages/${file}`);

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'No cycles, types included'),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.mini\\.tsx?$',
          '^apps/mini/config/.+\\.js$',
          '(^|/)[^/]+\\.config\\.(ts|mjs|cjs)$',
          '\\.(css|json|html)$',
          '^packages/studio/src/themes/[^/]+/theme\\.(test\\.)?ts',
          // Programs, which a test starts by their path.
          '^apps/server/test/children/',
        ],
      },
      {},
      'A file that nothing imports is dead',
    ),
    packageRule('contract', []),
    packageRule('channel', []),
    packageRule('locales', ['contract']),
    packageRule('studio', ['contract', 'provenance', 'sets', 'theme-pictures', 'wardrobe']),
    packageRule('sets', []),
    packageRule('theme-pictures', []),
    packageRule('wardrobe', []),
    packageRule('provenance', []),
    packageRule('client', ['contract', 'channel', 'locales', 'provenance']),
    forbid(
      'client-reads-labels-alone',
      { path: src('client') },
      { path: '^packages/provenance/src/node\\.ts$' },
      "Drawing and signing are the server's",
    ),
    forbid(
      'apps-apart',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Apps never import apps',
    ),
    forbid(
      'no-deep-imports',
      // Not bench: it measures parts from within.
      { path: '^(packages|apps|e2e)/([^/]+)', pathNot: '^(e2e/support/addresses|apps/mini/test/support/pages)\\.ts$' },
      { path: '^packages/[^/]+/src/.+', pathNot: ['^packages/$2/', ...exported] },
      'A package is entered by its exports',
    ),
    forbid(
      'mini-imports',
      { path: '^apps/mini/', pathNot: '^apps/mini/test/' },
      { path: workspace, pathNot: ['^apps/mini/', ...['client', 'contract', 'locales'].map(src)] },
      'The shell of the mini-program knows the client, its texts and the contract',
    ),
    forbid(
      'mini-tests-and-journeys-stay-outside',
      { path: '^(apps/mini/test|e2e)/' },
      {
        path: workspace,
        pathNot: [
          '^apps/mini/',
          ...['contract', 'locales'].map(src),
          '^packages/studio/src/catalogue/index\\.ts$',
          '^packages/client/src/navigation/page-table\\.ts$',
        ],
      },
      'They meet the product as its users do: of the code they know words, limits, the catalogue of themes and where pages are',
    ),
    forbid(
      'bench-knows-no-client',
      { path: '^bench/' },
      {
        path: '^(packages/client|apps/mini|e2e)/',
        pathNot: [
          '^packages/client/src/(navigation/page-table|app/app-areas)\\.ts$',
          '^e2e/support/plain-chromium\\.ts$',
        ],
      },
      'A figure of the client is measured on the built page, in the browser of the journeys; which texts a page brings is read from its table',
    ),
    forbid(
      'contract-only-zod',
      { path: src('contract') },
      // By path: what another workspace declared is no dependency of type `npm` here, and can be imported all the same.
      { path: 'node_modules/', pathNot: 'node_modules/(zod|vitest)/' },
      'contract needs zod alone',
    ),
    forbid(
      'modules-behind-ports',
      { path: '^apps/server/src/adapters/ports/' },
      { path: '^apps/server/src/modules/' },
      'Ports do not know modules',
    ),
    forbid(
      'adapters-know-no-modules',
      { path: '^apps/server/src/(adapters|gateway|database|jobs|http|studio)/' },
      { path: '^apps/server/src/modules/' },
      'Adapters do not know modules',
    ),
    forbid(
      'parts-own-their-configuration',
      { path: '^apps/server/src/(adapters|database|studio|keys|environment)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/config/' },
      'What is configured declares its variables; config merges them',
    ),
    forbid(
      'vendors-apart',
      { path: '^apps/server/src/adapters/([^/]+)/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/adapters/$1/[^/]+/',
        pathNot: [
          '^apps/server/src/adapters/$1/$2/',
          '^apps/server/src/adapters/(moderation/cloud|real-person/service)/',
        ],
      },
      'A vendor never imports another one; clouds of moderation and services of the check build on what they share',
    ),
    forbid(
      'modules-use-ports',
      { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/adapters/(?!ports/)' },
      'Modules reach adapters through ports',
    ),
    forbid(
      'modules-by-index',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'] },
      'A module reaches another by its index.ts; its tests may drive the work of others',
    ),
    forbid(
      'only-workers-touch-studio',
      { path: '^apps/server/src/', pathNot: '\\.worker\\.ts$' },
      {
        path: '^packages/studio/',
        pathNot: '^packages/studio/src/((catalogue|custom)/|pool/count-threads)',
        dependencyTypesNot: ['type-only'],
      },
      'The gateway process never loads a model; types cost nothing',
    ),
    forbid(
      'features-apart',
      { path: '^packages/client/src/features/([^/]+)/' },
      { path: '^packages/client/src/(features/(?!$1/)|pages/)' },
      'A feature imports no feature; pages compose',
    ),
    forbid(
      'features-ask-the-domain',
      { path: '^packages/client/src/(features|pages)/' },
      {
        path: '^packages/client/src/api/',
        pathNot: '/api/(command-error|failed-answer|show-error|transport-failure)\\.tsx?$',
      },
      'pages → features → domain → api; how an error is told is the only thing of api that a feature knows',
    ),
    forbid(
      'domain-knows-no-features',
      { path: '^packages/client/src/domain/' },
      { path: '^packages/client/src/(features|pages|app)/' },
      'features → domain → api',
    ),
    forbid(
      'api-knows-no-domain',
      { path: '^packages/client/src/(api|session)/' },
      { path: '^packages/client/src/(domain|features|pages|app)/' },
      'api is transport and cache',
    ),
    forbid(
      'ui-knows-no-features',
      { path: '^packages/client/src/(ui|lib|platform|design)/' },
      { path: '^packages/client/src/(domain|features|pages|app)/' },
      'pages → features → ui, lib, platform → design',
    ),
    forbid(
      'themes-apart',
      { path: '^packages/studio/src/themes/([^/]+)/' },
      { path: '^packages/studio/src/themes/[^/]+/', pathNot: '^packages/studio/src/themes/($1|recipes)/' },
      'A theme never imports a theme; what several share is a recipe',
    ),
    forbid(
      'stages-know-no-shoot',
      { path: '^packages/studio/src/(stages|scenes|frames|pixels|models)/' },
      { path: '^packages/studio/src/shoot/' },
      'shoot → stages → models',
    ),
    forbid(
      'engine-knows-no-themes',
      {
        path: '^packages/studio/src/',
        pathNot: ['^packages/studio/src/((themes|custom|subjects|catalogue|pool|cli)/|index\\.ts)', '\\.test\\.ts$'],
      },
      { path: '^packages/studio/src/(themes|custom|subjects|catalogue|pool|cli)/' },
      'pool → subjects → themes → engine, never back',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|coverage)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.web.tsx', '.web.ts', '.tsx', '.ts', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
