import { createServer, type AddressInfo, type Server } from 'node:net'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPort } from '../config/check-port'
import { listen } from './listen'

const host = '127.0.0.1'
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of open.splice(0)) await end()
})

/** A port on which another program listens. */
const takenPort = async () => {
  const other: Server = createServer()
  await new Promise<void>((resolve) => other.listen(0, host, resolve))
  open.push(() => new Promise((resolve) => other.close(resolve)))
  return (other.address() as AddressInfo).port
}

const newApp = () => {
  const app = fastify()
  open.push(() => app.close())
  return app
}

describe('a taken port', () => {
  it('is passed over outside production, also when it was taken while the server started', async () => {
    const port = await takenPort()
    const app = newApp()
    await listen(app, { host, port, production: false })
    expect((app.server.address() as AddressInfo).port).toBeGreaterThan(port)
    expect((await fetch(app.listeningOrigin)).status).toBe(404)
  })

  it('refuses the start in production, and says what to do', async () => {
    const port = await takenPort()
    const sentence = `Port ${port} is taken by another program. Stop that one, or set PORT to a free one.`
    await expect(listen(newApp(), { host, port, production: true })).rejects.toThrow(sentence)
    await expect(checkPort({ host, port })).rejects.toThrow(sentence)
  })
})
