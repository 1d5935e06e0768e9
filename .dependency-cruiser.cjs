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

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }, 'No cycles'),
    forbid(
      'no-orphans',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.mini\\.tsx?$',
          '(^|/)[^/]+\\.config\\.(ts|mjs|cjs)$',
          '\\.(css|json|html)$',
          '^packages/studio/src/themes/[^/]+/(pictures|theme\\.(test\\.)?ts)',
        ],
      },
      {},
      'A file that nothing imports is dead',
    ),
    packageRule('contract', []),
    packageRule('channel', []),
    packageRule('locales', ['contract']),
    packageRule('studio', ['contract']),
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
      { path: '^(packages|apps)/([^/]+)/' },
      {
        path: '^packages/[^/]+/src/.+',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|node|noble|catalogue/index|custom/index|pool/count-threads|design/[a-z-]+)\\.(ts|tsx|css)$',
        ],
      },
      'A package is entered by its exports',
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
      'modules-use-ports',
      { path: '^apps/server/src/modules/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/adapters/(?!ports/)' },
      'Modules reach adapters through ports',
    ),
    forbid(
      'modules-by-index',
      { path: '^apps/server/src/modules/([^/]+)/' },
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'] },
      'A module reaches another by its index.ts',
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
      'ui-knows-no-features',
      { path: '^packages/client/src/(ui|lib|platform|design)/' },
      { path: '^packages/client/src/(features|pages|app)/' },
      'pages → features → ui, lib, platform → design',
    ),
    forbid(
      'themes-apart',
      { path: '^packages/studio/src/themes/([^/]+)/' },
      { path: '^packages/studio/src/themes/[^/]+/', pathNot: '^packages/studio/src/themes/$1/' },
      'A theme never imports a theme',
    ),
    forbid(
      'stages-know-no-themes',
      { path: '^packages/studio/src/(stages|pixels|models)/' },
      { path: '^packages/studio/src/(themes|shoot)/' },
      'themes → stages → models',
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
