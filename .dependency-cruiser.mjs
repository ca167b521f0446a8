/**
 * Who may import whom (docs/architecture.md), enforced by rules. Sources are reached as in development, through the
 * export condition `@org/source`, so a path here is always the file behind an import, never a build of it.
 */

const TESTS = '\\.(test|stories)\\.tsx?$'
const LIBRARIES = ['domain', 'site-brands', 'im-sdk', 'api-client', 'ui']

/** The libraries that a library may import; it may import no app and no tooling. */
const libraryMayImport = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `@org/${name} may import ${allowed.length > 0 ? allowed.map((other) => `@org/${other}`).join(', ') : 'no other workspace'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^(packages|apps|tooling)/', pathNot: [name, ...allowed].map((own) => `^packages/${own}/`) },
})

const appMayImport = (name, allowed, { tests = [], apps = [] } = {}) => [
  {
    name: `${name}-imports`,
    comment: `apps/${name} may import ${[...allowed, ...apps].join(', ')}.`,
    severity: 'error',
    from: { path: `^apps/${name}/`, pathNot: [TESTS, `^apps/${name}/test/`, `^apps/${name}/[^/]+$`] },
    to: {
      path: '^(packages|apps)/',
      pathNot: [
        `^apps/${name}/`,
        ...allowed.map((path) => `^packages/${path}`),
        ...apps.map((path) => `^apps/${path}`),
      ],
    },
  },
  {
    name: `${name}-tests-import`,
    comment: `Tests of apps/${name} may import ${[...allowed, ...tests].join(', ')}.`,
    severity: 'error',
    from: { path: [`^apps/${name}/.*${TESTS}`, `^apps/${name}/test/`] },
    to: {
      path: '^(packages|apps)/',
      pathNot: [`^apps/${name}/`, ...[...allowed, ...tests].map((path) => `^packages/${path}`)],
    },
  },
]

/** The nouns of im-sdk are its folders, except its layers and entries. */
const IM_FOLDER = '^packages/im-sdk/src/([^/]+)/'
const IM_LAYERS = '^packages/im-sdk/src/(protocol|clock|store|connection|rpc)/'
const IM_ENTRIES = '^packages/im-sdk/src/(react|testing|binary|compat)/'

/** Inside im-sdk `name` may import only itself, `below`, protocol and clock. */
const imLayer = (name, below) => ({
  name: `im-sdk-${name}-layer`,
  comment: `Inside im-sdk imports go down: nouns → rpc → connection → clock and store; any layer may read protocol.`,
  severity: 'error',
  from: { path: `^packages/im-sdk/src/${name}[./]`, pathNot: TESTS },
  to: {
    path: '^packages/im-sdk/src/',
    pathNot: [name, 'protocol', ...below].map((layer) => `^packages/im-sdk/src/${layer}[./]`),
  },
})

const FOUNDATION = ['ports', 'config', 'folders']
/** The layers of the server, lowest first: a folder, or a file at the top, and what else it may import. */
const SERVER_LAYERS = {
  folders: [],
  ports: [],
  config: ['folders'],
  store: FOUNDATION,
  adapters: ['store', ...FOUNDATION],
  outbox: ['store', ...FOUNDATION],
  services: ['outbox', 'store', ...FOUNDATION],
  feed: ['services', 'outbox', 'store', ...FOUNDATION],
  http: ['services', 'store', ...FOUNDATION],
  im: ['services', 'outbox', 'store', ...FOUNDATION],
  jobs: ['services', 'store', ...FOUNDATION],
  media: ['services', 'store', ...FOUNDATION],
  core: ['im', 'adapters', 'services', 'store', ...FOUNDATION],
  server: ['http', 'im', 'jobs', 'media', 'feed', 'adapters', 'services', 'store', ...FOUNDATION],
  main: ['server', 'adapters', 'services', 'store', ...FOUNDATION],
  commands: ['im', 'feed', 'services', 'store', ...FOUNDATION],
}

const serverLayer = ([name, below]) => ({
  name: `server-${name}-layer`,
  comment: `Inside the server imports go down: main → server → http, im, jobs → feed → services → outbox → store → ports. ${name} may import ${below.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^apps/server/src/${name}[./]`, pathNot: TESTS },
  to: {
    path: '^apps/server/src/',
    pathNot: [name, ...below].map((layer) => `^apps/server/src/${layer}[./]`),
  },
})

/** The layers of ui, lowest first, and what else each may import. The families do not know each other. */
const UI_LAYERS = {
  util: [],
  foundations: ['util'],
  basics: ['foundations', 'util'],
  ...Object.fromEntries(
    ['sport', 'live', 'chat', 'account'].map((family) => [family, ['basics', 'foundations', 'util']]),
  ),
}

const uiLayer = ([name, below]) => ({
  name: `ui-${name}-layer`,
  comment: `Inside ui imports go down: sport, live, chat, account → basics → foundations → util. What two families need belongs in basics. ${name} may import ${below.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^packages/ui/src/${name}/`, pathNot: TESTS },
  to: {
    path: '^packages/ui/src/',
    pathNot: [name, ...below].map((layer) => `^packages/ui/src/${layer}/`),
  },
})

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that import each other in a ring cannot be read, or tested, one by one. A lazy import opens the ring.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'The import cannot be resolved.',
      severity: 'error',
      // Copied into a project outside, where the packages are installed.
      from: { pathNot: '^tooling/(release/consumer/|guards/doc-examples\\.context\\.ts$)' },
      to: { couldNotResolve: true },
    },
    {
      name: 'through-the-front-door',
      comment: 'Another workspace is imported by its name, so that its exports map decides what is public.',
      severity: 'error',
      from: {
        path: '^(packages|apps|tooling)/([^/]+)/',
        pathNot: ['^[^/]+/[^/]+/[^/]+\\.config\\.[cm]?ts$', '^tooling/run/'],
      },
      to: { path: '^(packages|apps|tooling)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-tests-from-code',
      comment: 'Code must not import tests. Move shared code out of the test.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'libraries-run-anywhere',
      comment: 'A library runs in browsers: no modules of Node.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-need-nothing',
      comment: '@org/domain and @org/site-brands have no dependencies.',
      severity: 'error',
      from: { path: '^packages/(domain|site-brands)/src/', pathNot: TESTS },
      to: { path: 'node_modules' },
    },

    libraryMayImport('domain', []),
    libraryMayImport('site-brands', []),
    libraryMayImport('im-sdk', []),
    libraryMayImport('api-client', ['domain']),
    libraryMayImport('ui', ['domain']),

    ...appMayImport('storybook', ['api-client/', 'domain/', 'site-brands/', 'ui/'], {
      apps: ['mobile-web/src/(app\\.css|i18n/|testing/)'],
    }),
    ...appMayImport(
      'server',
      ['domain/', 'site-brands/', 'im-sdk/src/(protocol|binary)/', 'api-client/src/contract/'],
      {
        tests: ['im-sdk/', 'api-client/'],
      },
    ),
    ...appMayImport(
      'mobile-web',
      LIBRARIES.map((name) => `${name}/`),
    ),

    ...Object.entries(SERVER_LAYERS).map(serverLayer),
    {
      name: 'server-handlers-call-services',
      comment:
        'What answers a REST call or an upload unpacks the request, calls a service and packs the reply. Services decide and read the store.',
      severity: 'error',
      from: { path: '^apps/server/src/http/(handlers|uploads)/', pathNot: TESTS },
      to: { path: '^apps/server/src/store/' },
    },
    {
      name: 'server-commands-reach-chat-tables',
      comment:
        'The handler of a chat command may call the tables of chat, where one call is often all it does. For everything else it calls a service.',
      severity: 'error',
      from: { path: '^apps/server/src/im/handlers/', pathNot: TESTS },
      to: { path: '^apps/server/src/store/', pathNot: '^apps/server/src/store/(im/|schema\\.)' },
    },
    {
      name: 'server-layers-complete',
      comment: 'A folder of the server needs a row in SERVER_LAYERS.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [TESTS, ...Object.keys(SERVER_LAYERS).map((layer) => `^apps/server/src/${layer}[./]`)],
      },
      to: {},
    },

    imLayer('protocol', []),
    imLayer('clock', []),
    imLayer('store', ['clock']),
    imLayer('connection', ['store', 'clock']),
    imLayer('rpc', ['connection', 'store', 'clock']),
    {
      name: 'im-sdk-nouns-meet-in-stores',
      comment: 'A noun of im-sdk may import only the store of another noun; types may be imported anywhere.',
      severity: 'error',
      from: { path: IM_FOLDER, pathNot: [IM_LAYERS, IM_ENTRIES, TESTS] },
      to: {
        path: IM_FOLDER,
        dependencyTypesNot: ['type-only'],
        pathNot: [IM_LAYERS, IM_ENTRIES, '^packages/im-sdk/src/$1/', '^packages/im-sdk/src/[^/]+/[^/]*store\\.ts$'],
      },
    },
    {
      name: 'im-sdk-wiring-on-top',
      comment:
        'Nothing below may know the wiring (create-chat, chat-line, chat-stores), nor an entry made for others (react, testing, binary, compat).',
      severity: 'error',
      from: { path: IM_FOLDER, pathNot: [IM_ENTRIES, TESTS] },
      to: { path: '^packages/im-sdk/src/(index\\.ts|create-chat|chat-(line|stores)|(react|testing|binary|compat)/)' },
    },
    {
      name: 'im-sdk-core-stays-small',
      comment: 'The core entry of im-sdk carries neither React nor the binary codec nor test doubles.',
      severity: 'error',
      from: { path: '^packages/im-sdk/src/(index|create-chat)\\.ts$' },
      to: {
        path: ['^packages/im-sdk/src/(react|testing|binary|compat)/', 'node_modules/(react|protobufjs)/'],
        reachable: true,
      },
    },

    ...Object.entries(UI_LAYERS).map(uiLayer),
    {
      name: 'ui-layers-complete',
      comment: 'A folder of ui needs a row in UI_LAYERS, except those for its tests and stories.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: [
          TESTS,
          ...[...Object.keys(UI_LAYERS), 'conformance', 'story-kit'].map((name) => `^packages/ui/src/${name}/`),
        ],
      },
      to: {},
    },

    {
      name: 'features-stay-apart',
      comment: 'A feature of mobile-web never imports another; what two need belongs to matches, im, hooks or ui.',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/features/([^/]+)/' },
      to: { path: '^apps/mobile-web/src/features/', pathNot: '^apps/mobile-web/src/features/$1/' },
    },
    {
      name: 'features-know-no-routes',
      comment:
        'A feature leads elsewhere by pagePath() of the domain and knows neither the screens nor the shell nor the entry.',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/features/', pathNot: TESTS },
      to: { path: '^apps/mobile-web/src/((routes|shell)/|[^/]+$)' },
    },
    {
      name: 'features-on-top',
      comment:
        'What features build on knows neither them nor the shell nor the routes. Only the routes gather features.',
      severity: 'error',
      from: { path: '^apps/mobile-web/src/(matches|im|hooks|site|i18n|api|store|parts)/', pathNot: TESTS },
      to: { path: '^apps/mobile-web/src/(features|shell|routes)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(packages|apps|tooling)/[^/]+/(dist|storybook-static|coverage|\\.turbo|\\.results|\\.stryker-tmp)/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@org/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
