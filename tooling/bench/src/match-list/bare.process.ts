import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify from 'fastify'
import pg from 'pg'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import type { Query } from './server.process'

let app: ReturnType<typeof fastify> | null = null
let pool: pg.Pool | null = null
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const methods = {
  /** Fastify with one route, which sends the rows of the server's own query as they are. Compression is the same. */
  start: async ({ port, databaseUrl, query }: { port: number; databaseUrl: string; query: Query }) => {
    const connections = new pg.Pool({ connectionString: databaseUrl, max: 10 })
    pool = connections
    app = fastify()
    await app.register(compress, {
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    })
    app.post('/api/race/getDateMatch', async () => {
      const { rows } = await connections.query(query.sql, [...query.parameters])
      return { status: 0, msg: '', data: { list: rows } }
    })
    await app.listen({ port, host: '127.0.0.1' })
  },
  watch: () => {
    stop = stopwatch()
  },
  spent: () => stop(),
}

export type BareMethods = typeof methods
serveRpc(methods, async () => {
  await app?.close()
  await pool?.end()
})
