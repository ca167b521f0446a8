import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createViteServer } from 'vitest/node'

/** A site on another host than the server, with an empty page at `/page` that runs one script of the folder `pages`. */
export const startHostPage = async (script: string) => {
  const file = fileURLToPath(new URL(`pages/${script}`, import.meta.url))
  const vite = await createViteServer({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['@org/source', 'module', 'browser', 'development'] },
    cacheDir: `node_modules/.vite/${script}`,
    // Each entry of the engine is one file, made anew: a page would have hundreds of requests.
    optimizeDeps: { noDiscovery: true, force: true, include: await engineEntries() },
    server: { port: 0, host: '127.0.0.1', fs: { allow: ['../..'] }, watch: null, hmr: false, ws: false },
    plugins: [
      {
        name: 'page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/page', (_request, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(
              `<!doctype html><link rel="icon" href="data:"><title>chat</title><script type="module" src="/@fs${file}"></script>`,
            )
          })
        },
      },
    ],
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site does not listen.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => vite.close() }
}

const engineEntries = async (): Promise<string[]> => {
  const { exports } = JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve('@org/im-sdk/package.json')), 'utf8'),
  ) as {
    exports: object
  }
  return Object.keys(exports)
    .filter((path) => !/^\.\/(react|testing|package\.json)$/.test(path))
    .map((path) => `@org/im-sdk${path.slice(1)}`)
}
