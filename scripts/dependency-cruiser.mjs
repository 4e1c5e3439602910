const notTests = '\\.(test|spec)\\.tsx?$'

/** lib's floors, the highest first: each may import from those below it. `lib/app.ts` stands above them all. */
const floors = ['people', 'desk', 'truth', 'shop', 'care', 'content', 'mail', 'platform']
const why = {
  people: 'Accounts, subscribers and guests: they use the shop and the care, and nothing below knows them.',
  desk: 'What staff read and do. It looks at everything that is sold and asked for; a sale never depends on who looks at it.',
  truth:
    "The truth check's rules: they read what the shop and the care know, never who works with their findings.",
  shop: 'What is sold. It knows the content and the mails; accounts and desk come to it.',
  care: 'Requests, estimates, booking, events. It knows the content and the mails; the shop comes to it.',
  content: 'What is published. It offers a list of listeners (onPublish) and knows none of them.',
  mail: 'Outbox, letter and transport know no domain: each domain offers its kinds of mail (mails.ts).',
  platform: 'What any site would need. Nothing here knows what a clinic is.',
}
const folder = (names) => `^lib/(?:${names.join('|')})/`

const floorsDownOnly = floors.slice(1).map((floor, index) => ({
  name: `${floor}-knows-nobody-above`,
  comment: `${why[floor]} What is offered upwards is composed in lib/app.ts.`,
  severity: 'error',
  from: { path: folder([floor]), pathNot: notTests },
  to: { path: `${folder(floors.slice(0, index + 1))}|^lib/app\\.ts$` },
}))

/**
 * Who may import whom (docs/decisions and docs/house-style.md). @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means two rooms that are really one: move the shared part down.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...floorsDownOnly,
    {
      name: 'shared-runs-anywhere',
      comment:
        'A shared file is loaded by browsers, the server, the Studio and the command line: it may lean on nothing that one of them lacks.',
      severity: 'error',
      from: { path: '^lib/.*/shared(?:/|\\.ts$)|^lib/truth/', pathNot: notTests },
      to: {
        path: '^lib/(?!.*/shared(?:/|\\.ts$)|truth/)|^(app|components|studio|local|scripts|content)/|^schemas/(?!descriptors\\.ts$)|^(?:node:|fs|path|crypto)|^node_modules/(?:next|react|server-only)/',
      },
    },
    {
      name: 'browser-code-knows-no-server',
      comment: "What a browser runs may neither hold nor ask the server's code: it calls the API.",
      severity: 'error',
      from: { path: '^lib/.*/browser/', pathNot: notTests },
      to: { path: '^lib/(?:.*/server/|.*/mails\\.ts$|app\\.ts$)|^node:' },
    },
    {
      name: 'server-code-knows-no-browser',
      comment: 'Browser code leans on window and storage, which a server does not have.',
      severity: 'error',
      from: { path: '^lib/(?:.*/server/|.*/mails\\.ts$|app\\.ts$)', pathNot: notTests },
      to: { path: '^lib/.*/browser/' },
    },
    {
      name: 'product-knows-no-stand-in',
      comment: 'Product code knows base URLs from the environment; what answers there is not its business.',
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
      name: 'lib-draws-nothing',
      comment:
        'Pages, components and the Studio stand on lib, never the other way round. What is known of a type of document is data.',
      severity: 'error',
      from: { path: '^lib/', pathNot: notTests },
      to: { path: '^(app|components|studio)/|^schemas/(?!descriptors\\.ts$)' },
    },
    {
      name: 'site-and-studio-are-apart',
      comment: 'A visitor must never load the Studio, nor the Studio the site.',
      severity: 'error',
      from: { path: '^(app/\\(site\\)|components)/' },
      to: {
        path: '^schemas/(?!descriptors\\.ts$)|^studio/|^node_modules/(sanity|@sanity/vision|styled-components)/',
      },
    },
    {
      name: 'studio-sees-shared-alone',
      comment:
        "The Studio runs in a browser, and Sanity's command line knows neither our alias nor the server: of lib it sees what runs anywhere.",
      severity: 'error',
      from: { path: '^(schemas|studio)/', pathNot: notTests },
      to: { path: '^(app|components)/|^lib/(?!truth/|.*/shared(?:/|\\.ts$))' },
    },
    {
      name: 'pages-load-components-receive',
      comment: 'Components get their data as props or from lib/content getters; never from the database.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|lib/platform/db)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'components/ui is for any page.',
      severity: 'error',
      from: { path: '^components/ui/', pathNot: notTests },
      to: { path: '^(app|lib)/|^components/(?!ui/)' },
    },
    {
      name: 'one-table-of-limits',
      comment: 'How often who may do what stands in one table, and is counted by one function.',
      severity: 'error',
      from: { path: '^(?:app|lib)/', pathNot: '^lib/platform/http/server/limits\\.ts$' },
      to: { path: '^node_modules/rate-limiter-flexible/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What a test needs may change with the test alone.',
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
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere fails at the first call, not at the build.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
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
