const notTests = '\\.(test|spec)\\.tsx?$'

/** Who may import whom (docs/decisions and house style 3). @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means two rooms that are really one: move the shared part down.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-knows-no-stand-in',
      comment: 'Product code knows base URLs from lib/env; what answers there is not its business.',
      severity: 'error',
      from: { path: '^(app|components|lib|schemas|studio)/', pathNot: notTests },
      to: { path: '^(local|tests|scripts|content)/' },
    },
    {
      name: 'local-is-not-a-library',
      comment:
        'The stand-ins are reached by HTTP; only the commands, the seed and the tests may import them.',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(local|app|components|studio)/' },
    },
    {
      name: 'site-and-studio-are-apart',
      comment: 'A visitor must never load the Studio, nor the Studio the site.',
      severity: 'error',
      from: { path: '^(app/\\(site\\)|components)/' },
      to: { path: '^(schemas|studio)/|^node_modules/(sanity|@sanity/vision|styled-components)/' },
    },
    {
      name: 'studio-stands-alone',
      comment: "Sanity's command line does not know our alias and the Studio must not load the site.",
      severity: 'error',
      from: { path: '^(schemas|studio)/', pathNot: notTests },
      to: {
        path: '^(app|components)/|^lib/(?!truth/|.*(?:model|gift-cards/(?:rules|delivery-day)|-names|-keys|-channels)\\.ts$)',
      },
    },
    {
      name: 'truth-runs-anywhere',
      comment: "The truth check's rules run in the Studio's browser, on the server and on the command line.",
      severity: 'error',
      from: { path: '^lib/truth/', pathNot: notTests },
      to: {
        path: '^(app|components|schemas|studio)/|^node_modules/(?!zod)|^lib/(?!truth/|forms/|clinic-time/|.*(?:model|-names|-keys|-channels|money|clock-time|postal-line|business-days)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-load-components-receive',
      comment: 'Components get their data as props or from lib/content getters; never from the database.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|lib/db)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'components/ui is for any page.',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: notTests },
      to: { path: '^(app|lib)/|^components/(?!ui/)' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: ['^tests/', notTests] },
      to: { path: `${notTests}|^tests/` },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that is not in package.json may vanish with the next install.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|node_modules|coverage|test-results)|^next-env\\.d\\.ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
