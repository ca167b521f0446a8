import { connect, createServer } from 'node:net'

/** A proxy between a browser and a server that can be cut; `index.d.ts` says what its methods do. */
export class CuttableProxy {
  #links = new Set()
  #isCut = false
  #server = createServer((client) => this.#carry(client))
  #target

  constructor(target) {
    this.#target = target
  }

  static async start(target) {
    const proxy = new CuttableProxy(target)
    await new Promise((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address()?.port ?? 0}`
  }

  cut() {
    this.#isCut = true
    for (const link of this.#links) link.end()
  }

  mend() {
    this.#isCut = false
  }

  loseTrack() {
    for (const link of this.#links) link.loseTrack()
  }

  leadTo(target) {
    this.#target = target
  }

  async stop() {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #carry(client) {
    if (this.#isCut) return void client.destroy()
    const link = new Link(client, connect(this.#target.port, '127.0.0.1'), () => this.#links.delete(link))
    this.#links.add(link)
  }
}

/** One connection through the proxy. */
class Link {
  #isLost = false
  #client
  #upstream

  constructor(client, upstream, onEnd) {
    this.#client = client
    this.#upstream = upstream
    client.pipe(upstream)
    upstream.pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => this.end())
    client.on('close', () => {
      upstream.destroy()
      onEnd()
    })
    upstream.on('close', () => {
      if (!this.#isLost) client.destroy()
    })
  }

  end() {
    this.#client.destroy()
    this.#upstream.destroy()
  }

  loseTrack() {
    this.#isLost = true
    this.#client.unpipe()
    this.#client.resume()
    this.#upstream.unpipe()
    this.#upstream.destroy()
  }
}
