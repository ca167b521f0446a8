import { defaultClientConditions, defineConfig } from 'vite'

const server = `http://localhost:${process.env['PORT'] ?? 8080}`

/** The packages are read from source; the page and the server have one origin. */
export default defineConfig({
  resolve: { conditions: ['@org/source', ...defaultClientConditions] },
  server: { proxy: { '/api': server, '/webapi': server, '/info': { target: server, ws: true } } },
})
