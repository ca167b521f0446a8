import { once } from 'node:events'
import { createServer } from 'node:net'

/** The first port from `wanted` on that nothing listens on. */
export const freePort = async (wanted) => {
  const server = createServer()
  try {
    // Without a host, so that a port used on only IPv4 or IPv6 counts as taken.
    server.listen(wanted)
    await once(server, 'listening')
    const { port } = server.address()
    server.close()
    await once(server, 'close')
    return port
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    return freePort(wanted + 1)
  }
}
