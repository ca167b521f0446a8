import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A wire between a browser and the server that can be cut: open connections break, new ones are refused until it is
 * mended. Cutting the browser's own network would take other browsers' sockets with it.
 */
export class CuttableProxy {
  private readonly sockets = new Set<Socket>()
  private isCut = false

  private constructor(private readonly server: Server) {}

  static async start(targetPort: number): Promise<CuttableProxy> {
    const server = createServer()
    const proxy = new CuttableProxy(server)
    server.on('connection', (client) => proxy.pipe(client, targetPort))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  async stop(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private pipe(client: Socket, targetPort: number) {
    if (this.isCut) return void client.destroy()
    const upstream = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  }
}
