import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'

/** How many ports are tried. */
const PORTS = 50

/**
 * Listens on the wanted port; outside production on the next free one above it. It is tried and not looked up before:
 * another program may take a free port while the database starts.
 */
export const listen = async (
  app: FastifyInstance,
  { host, port: wanted, production }: Pick<Config, 'host' | 'port' | 'production'>,
): Promise<void> => {
  const last = production || wanted === 0 ? wanted : Math.min(wanted + PORTS - 1, 65_535)
  for (let port = wanted; port <= last; port += 1) {
    try {
      await app.listen({ host, port })
      return
    } catch (error) {
      if (production || !isTaken(error)) throw portError(port, error)
    }
  }
  throw new Error(`Port ${wanted} and the ${last - wanted} after it are taken. Set PORT to a free one.`)
}

/** Throws if another program listens there. */
export const checkPort = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(port, error)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

const portError = (port: number, error: unknown): unknown => {
  if (isTaken(error))
    return new Error(`Port ${port} is taken by another program. Stop that one, or set PORT to a free one.`, {
      cause: error,
    })
  if ((error as NodeJS.ErrnoException).code === 'EACCES')
    return new Error(`PORT=${port} needs rights that this user does not have.`, { cause: error })
  return error
}
