import type { FastifyInstance } from 'fastify'
import { isTaken, portError } from '../config/check-port'
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
