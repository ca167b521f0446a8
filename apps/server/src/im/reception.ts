import { CLOSE } from './close-codes'
import { Connection, type Link } from './connection'
import { leave, type Im } from './im'
import { createRouter } from './router'

/** What whoever carries frames tells of one peer. */
export interface Peer {
  /** A whole frame: the text, or the bytes of a binary one. */
  onFrame(data: string | Uint8Array): void
  onPing(): void
  onPong(): void
  /** The link is gone. */
  onClose(): void
}

export interface Reception {
  /** Takes a peer in. After a `close` nothing more is sent on the link, and nothing that comes from it is looked at. */
  accept(link: Link): Peer
}

/** What frames, pings and the end of a link do to a connection, whatever carries them: sockets here, anything else in a simulation. */
export const createReception = (im: Im): Reception => {
  const { clock, random } = im.context
  const receive = createRouter(im)

  const accept = (carrier: Link): Peer => {
    const end = () => {
      if (connection.isClosed) return
      connection.isClosed = true
      leave(im, connection)
    }
    const link: Link = {
      ...carrier,
      send: (...parts) => {
        if (!connection.isClosed) carrier.send(...parts)
      },
      close: (reason) => {
        if (connection.isClosed) return
        carrier.close(reason)
        end()
      },
    }
    const id = Buffer.from(random.bytes(12)).toString('base64url')
    const connection = new Connection(id, link, clock.now(), im.limits)
    im.sessions.add(connection)

    const heard = () => {
      connection.heardAt = clock.now()
      connection.isAsked = false
    }
    return {
      onFrame: (data) => {
        heard()
        if (connection.isClosed) return
        if (!connection.frames.take(connection.heardAt)) return link.close(CLOSE.flood)
        const isText = typeof data === 'string'
        if (isText !== (link.wire === 'text')) return link.close(isText ? CLOSE.text : CLOSE.binary)
        receive(connection, data)
      },
      onPing: () => {
        heard()
        if (!connection.pings.take(connection.heardAt)) link.close(CLOSE.flood)
      },
      onPong: heard,
      onClose: () => {
        end()
        im.sessions.remove(connection)
      },
    }
  }

  return { accept }
}
