import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The lock file in the data folder while a server runs. */
export const LOCK_FILE = 'server.lock'

export interface InstanceLock {
  /** The URL of this server, for the error of a second start. */
  announce(url: string): void
  release(): Promise<void>
}

class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  constructor(dataDir: string, url: string) {
    super(
      `Another server is already running on ${dataDir}${url ? ` and answers at ${url}` : ''}. Use that one, stop it, or start this one with another DATA_DIR.`,
    )
  }
}

/**
 * Ensures one server per data folder. The lock is a local socket on which the owner listens: the system closes it
 * however the owner dies, so there are no stale locks. Throws DataFolderInUseError.
 */
export const lockInstance = async (dataDir: string): Promise<InstanceLock> => {
  mkdirSync(dataDir, { recursive: true })
  const path = socketPath(realpathSync(dataDir))
  let url = ''
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(url)
  })
  if (!(await listens(server, path))) {
    const owner = await ask(path)
    if (owner !== null) throw new DataFolderInUseError(dataDir, owner)
    rmSync(path, { force: true })
    if (!(await listens(server, path))) throw new DataFolderInUseError(dataDir, '')
  }
  server.unref()
  return {
    announce: (address) => {
      url = address
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Socket paths end at about 100 characters. */
const socketPath = (dataDir: string): string => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\live-sports-${hash}`
  const inside = join(dataDir, LOCK_FILE)
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `live-sports-${hash}.lock`)
}

const listens = (server: Server, path: string) =>
  new Promise<boolean>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', failed)
    server.listen(path, () => {
      server.off('error', failed)
      resolve(true)
    })
  })

/** Null if no process listens there any more. */
const ask = (path: string) =>
  new Promise<string | null>((resolve) => {
    let answer = ''
    const socket = connect(path)
    socket.setEncoding('utf8')
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (text: string) => (answer += text))
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(answer))
  })
