import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Whether the database has got what breaks its connection, and done it. */
export type Moment = 'before' | 'after'

/** Is told between a commit and the server's knowledge of it. */
interface Witness {
  readonly run: () => void
  /** The server never hears of the commit. */
  readonly isHeld: boolean
}

interface Fault {
  readonly text: string
  readonly moment: Moment | Witness
}

/**
 * A proxy to a PostgreSQL. `breakAt` breaks a connection once: at the commit of the next transaction with a statement
 * that contains `text`, or at that statement itself outside of a transaction.
 */
export const breakingProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let fault: Fault | null = null

  const breakNow = (client: Socket, upstream: Socket, bytes: Buffer, { moment }: Fault) => {
    fault = null
    if (typeof moment === 'object') {
      if (moment.isHeld) upstream.removeAllListeners('data')
      upstream.prependOnceListener('data', moment.run)
      return void upstream.write(bytes)
    }
    const end = () => {
      for (const socket of [client, upstream]) socket.destroy()
    }
    if (moment === 'before') return end()
    upstream.removeAllListeners('data').once('data', end)
    upstream.write(bytes)
  }

  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let isInTransaction = false
    let isMarked = false
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    upstream.on('data', (bytes) => client.write(bytes))
    // The client sends a statement when it has the reply to the one before, so they do not share a chunk.
    client.on('data', (bytes) => {
      const sent = bytes.toString('latin1')
      if (sent.includes('begin\0')) isInTransaction = true
      isMarked ||= fault !== null && sent.includes(fault.text)
      const isEnd = !isInTransaction || sent.includes('commit\0')
      if (isEnd) isInTransaction = false
      if (isEnd && isMarked && fault !== null) return breakNow(client, upstream, bytes, fault)
      if (isEnd) isMarked = false
      upstream.write(bytes)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    breakAt: (text: string, moment: Moment) => {
      fault = { text, moment }
    },
    /** Calls back once when the next transaction with such a statement is committed, before the server knows. */
    atCommit: (text: string, run: () => void) => {
      fault = { text, moment: { run, isHeld: false } }
    },
    /** Resolves when the next transaction with such a statement is committed, and keeps that from the server. */
    holdAt: (text: string) =>
      new Promise<void>((run) => {
        fault = { text, moment: { run, isHeld: true } }
      }),
    hasBroken: () => fault === null,
    stop: () => {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
