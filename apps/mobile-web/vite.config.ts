import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { pageFiles } from './page-files.ts'
import { packedFiles } from './packed-files.ts'
import pxToRemOptions from '../../packages/ui/px-to-rem.json' with { type: 'json' }

/** `npm run dev` finds a free port and sets it. */
const appPort = process.env['DEV_APP_PORT']
const server = process.env['DEV_SERVER_URL'] ?? 'http://127.0.0.1:8080'
const proxied = Object.fromEntries(
  ['/api', '/webapi', '/media', '/uploads', '/webreport', '/assets', '/docs'].map((path) => [
    path,
    { target: server, changeOrigin: false },
  ]),
)

const sockets = Object.fromEntries(
  ['/info', '/binfo'].map((path) => [path, { target: server.replace(/^http/, 'ws'), ws: true }]),
)

/** Code that several screens need: a chunk for each set of screens, merged with another while it is under `bytes`. */
const shared = (name: string, test: RegExp, priority: number, bytes: number) => ({
  name,
  test,
  priority,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: bytes,
})

/** The same without what it imports, which stays in its own groups. */
const apart = (name: string, test: RegExp, bytes: number) => ({
  ...shared(name, test, 0.65, bytes),
  includeDependenciesRecursively: false,
})

/** Few chunks: on a slow network each one costs a round trip. */
const CHUNKS = [
  // The chat client with its codec: one file, loaded after the first page.
  {
    name: 'chat',
    test: /packages\/im-sdk\/|protobufjs|eventemitter3|mobile-web\/src\/im\//,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // Code shared by screens of several features; none of it imports the chat. By subject, because small chunks are merged
  // within their group: a page gets less that it does not need.
  // Small and used everywhere: in the groups of the code that uses them, each would bring its whole group to every page.
  shared('hooks', /mobile-web\/src\/hooks\/(?!use-(?:copy|share))/, 0.6, 3000),
  shared('small', /packages\/ui\/src\/(?:basics\/section\/|util\/roving-key-down)/, 0.55, 0),
  // The parts of a chat and of tabs, which lists do without.
  shared(
    'log',
    /packages\/ui\/src\/(?:basics\/chat-frame\/|util\/(?:use-announcement|last-known-index|use-resized|scroll-to-middle))|basics\/segmented-tabs/,
    0.55,
    0,
  ),
  shared('fields', /packages\/ui\/src\/basics\/(?:text-field|captcha-field|otp-field|checkbox)\//, 0.55, 3000),
  // Merged with the code of lists, it would bring the rows of the login to them.
  shared('form', /mobile-web\/src\/(?:api\/user|parts\/(?:captcha|form)\/)/, 0.6, 3000),
  // Merged with what more pages have, each would bring its whole group to all of them.
  apart(
    'database',
    /basics\/list-row\/|account\/rank-row\/|sport\/(?:standings-table|season-switch|form-dots)\/|(?:api|endpoints)\/database|chevron-right/,
    3000,
  ),
  apart('lists', /basics\/(?:filter-chips|infinite-list|pull-to-refresh)\/|parts\/page\/Pullable/, 12_000),
  apart('paging', /parts\/page\/(?:ListPage|ListView|use-paged)|rtk\/inject-pages/, 12_000),
  apart('names', /sport\/(?:team-logo\/|score-flash)|matches\/team-names|parts\/SimulatedNote/, 12_000),
  apart('numbers', /domain\/src\/money\/(?:wan|format-count)/, 0),
  apart(
    'ticks',
    /domain\/src\/match\/(?:apply-tick|(?:basket|foot)ball-|esport-status|match-phase|live-soon|score-lines|status-name)|matches\/(?:live-scores|use-(?:live-match|match-clock|match-face))/,
    12_000,
  ),
  // Of lists, and of tables that count without shielded results.
  apart('shield', /mobile-web\/src\/(?:matches\/(?:spoiler-shield|collecting|leave-out)|parts\/LeftOutNote)/, 0),
  // The lists of matches and their choices; merged with the charts of a match page, every list would bring those.
  apart(
    'matches',
    /mobile-web\/src\/matches\/(?:use-shield\.|use-collect|match-preferences|use-day-matches|day-changes)|rtk\/inject-updated|(?:api|endpoints)\/matches\.ts/,
    3000,
  ),
  // What lists use of the basics; merged with the others, it would bring sheets and drawers to every list.
  apart(
    'touches',
    /basics\/segmented-tabs\/|ui\/src\/util\/(?:use-goal|use-resized|page-scroll|use-picture-at-rest|use-reduced-motion|use-flash|scroll-to-middle|roving-key-down)/,
    12_000,
  ),
  apart('found', /domain\/src\/(?:validation\/highlight|search\/)|parts\/Section/, 0),
  apart(
    'charts',
    /packages\/ui\/src\/sport\/(?:pitch-lineup|odds-|head-to-head|vote-bar|calibration-chart|outcome-bar|momentum-chart|stat-bars|team-colours|incident-timeline|commentary|ChartTable|ShareBar|match-head|quarter-table|(?:pre|post)-match-head)/,
    3000,
  ),
  shared('basics', /packages\/ui\/src\/(?:basics\/(?!swipe-panel)|foundations\/|util\/)/, 0.5, 12_000),
  // Of two pages: in the groups of its parts, every page would get it.
  shared('tabs', /basics\/swipe-panel\/|parts\/page\/(?:PageTabs|use-tab)/, 0.5, 0),
  // Only of notices and their settings: merged with the code of lists, every list would bring it.
  shared(
    'notices',
    /mobile-web\/src\/matches\/(?:collection|match-news|match-notices|notice-signal|use-mute)/,
    0.45,
    0,
  ),
  shared('sport', /packages\/ui\/src\/sport\/|mobile-web\/src\/matches\//, 0.4, 3000),
  // Cards of rooms, chats and accounts: hardly merged, as most pages need few of them.
  shared(
    'talk',
    /packages\/ui\/src\/(?:live|chat|account)\/|packages\/domain\/src\/live\/|node_modules\/virtua/,
    0.4,
    500,
  ),
  shared('page', /mobile-web\/src\/parts\/page\//, 0.45, 1000),
  shared(
    'parts',
    /packages\/(?:ui|domain|api-client|site-brands)\/(?!src\/contract\/endpoints)|node_modules|mobile-web\/src\/parts\//,
    0.3,
    3000,
  ),
  // Code shared by screens of one feature.
  { name: 'features', minShareCount: 2, entriesAware: true },
]

/**
 * Lets Chromium compile all functions of a file with its background thread. Otherwise the main thread compiles each of
 * them when it is first called, which is most of the work of a start. Not for the players: few of their functions run.
 */
const compileHint = ({ name }: { name: string }) => (/^(?:hls|mpegts)/.test(name) ? '' : '//# allFunctionsCalledOnLoad')

/** The colours that the server writes into a site's page; in development, those of every site. */
const brandTheme = (): Plugin => ({
  name: 'brand-theme',
  apply: 'serve',
  transformIndexHtml: async (_html, { server: vite }) => {
    if (vite === undefined) return []
    const { themeCss } = (await vite.ssrLoadModule('@org/site-brands')) as { themeCss: () => string }
    return [{ tag: 'style', children: themeCss(), injectTo: 'head' }]
  },
})

export default defineConfig({
  base: '/m/',
  plugins: [react(), brandTheme(), pageFiles(), packedFiles()],
  resolve: {
    conditions: ['@org/source', ...defaultClientConditions],
    // protobufjs uses it for 64-bit integers, which no frame has. It compiles wasm, which the content-security policy
    // forbids.
    alias: { long: fileURLToPath(new URL('../../packages/im-sdk/scripts/nothing.cjs', import.meta.url)) },
  },
  css: { postcss: { plugins: [pxToRem(pxToRemOptions)] } },
  build: {
    target: 'es2022',
    sourcemap: true,
    // The licences of the bundled packages, shipped with the bundle.
    license: { fileName: 'third-party-notices.md' },
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // Chunks may import each other once small ones are merged: modules still run in the order of their imports.
    rolldownOptions: {
      experimental: { onDemandWrapping: true },
      output: { postBanner: compileHint, strictExecutionOrder: true, codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    proxy: { ...proxied, ...sockets },
    ...(appPort !== undefined && { port: Number(appPort), strictPort: true }),
  },
})
