import { createServer } from 'node:net'
import type { Config } from './config'

/** Throws if another program listens there. */
export const checkPort = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(port, error)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

export const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Names the two errors that a port can have. */
export const portError = (port: number, error: unknown): unknown => {
  if (isTaken(error))
    return new Error(`Port ${port} is taken by another program. Stop that one, or set PORT to a free one.`, {
      cause: error,
    })
  if ((error as NodeJS.ErrnoException).code === 'EACCES')
    return new Error(`PORT=${port} needs rights that this user does not have.`, { cause: error })
  return error
}
