import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { pageFiles, screenModules } from './page-files.ts'
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

/** Few chunks: on a slow network each one costs a round trip. */
const CHUNKS = [
  // The chat client with its codec: one file, loaded after the first page. No other chunk has a part of it, save for
  // what only managers of groups use, the deletion of messages, and the menu of a conversation.
  {
    name: 'chat',
    test: /packages\/im-sdk\/(?!src\/(?:group-applications|message-actions|conversation-actions)\/)|protobufjs|eventemitter3|mobile-web\/src\/im\//,
    priority: 0.5,
    includeDependenciesRecursively: false,
  },
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  // What shows a match in play: a row, a card and the score above a room need nearly all of it.
  {
    name: 'live-match',
    test: /mobile-web\/src\/matches\/use-(?:live-match|late-decision|match-face|match-clock)\.|domain\/src\/match\/(?:\w+-clock|clock-shown|status-name|live-soon)\.|ui\/src\/(?:sport\/live-clock\/|util\/use-(?:flash|goal)\.)/,
    includeDependenciesRecursively: false,
  },
  // What three of five screens need. Of the rest, what the same screens need shares a file, so that a page gets no more.
  { name: 'shared', minShareCount: Math.ceil(screenModules().length * 0.6), includeDependenciesRecursively: false },
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
    // Chunks may import each other: modules still run in the order of their imports.
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
