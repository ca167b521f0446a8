import { connect, createServer, type Server, type Socket } from 'node:net'

/** A server, whose port may be another one after a restart. */
export interface Target {
  readonly port: number
}

/**
 * A proxy between a browser and the server that can be cut: open connections break, new ones are refused until it is
 * restored. Cutting the browser's own network would affect other browsers.
 */
export class CuttableProxy {
  private readonly links = new Set<Link>()
  private isCut = false

  private constructor(
    private readonly server: Server,
    private target: Target,
  ) {}

  static async start(target: Target): Promise<CuttableProxy> {
    const server = createServer()
    const proxy = new CuttableProxy(server, target)
    server.on('connection', (client) => proxy.carry(client))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  cut(): void {
    this.isCut = true
    for (const link of this.links) link.end()
  }

  mend(): void {
    this.isCut = false
  }

  /**
   * Leaves open connections half open, like a phone that changes networks: data from the browser is lost, nothing comes
   * back, and the server has closed its side. New connections work.
   */
  loseTrack(): void {
    for (const link of this.links) link.loseTrack()
  }

  /** New connections go to another server; open ones stay where they are. */
  leadTo(target: Target): void {
    this.target = target
  }

  async stop(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private carry(client: Socket) {
    if (this.isCut) return void client.destroy()
    const link = new Link(client, connect(this.target.port, '127.0.0.1'), () => this.links.delete(link))
    this.links.add(link)
  }
}

/** One connection through the proxy. */
class Link {
  private isLost = false

  constructor(
    private readonly client: Socket,
    private readonly upstream: Socket,
    onEnd: () => void,
  ) {
    client.pipe(upstream)
    upstream.pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => this.end())
    client.on('close', () => {
      upstream.destroy()
      onEnd()
    })
    upstream.on('close', () => {
      if (!this.isLost) client.destroy()
    })
  }

  end(): void {
    this.client.destroy()
    this.upstream.destroy()
  }

  loseTrack(): void {
    this.isLost = true
    this.client.unpipe()
    this.client.resume()
    this.upstream.unpipe()
    this.upstream.destroy()
  }
}
