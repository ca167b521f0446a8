import { Centrifuge } from 'centrifuge'
import type { Centrifuge as CentrifugeOfProtobuf } from 'centrifuge/build/protobuf'
import { WebSocket } from 'ws'
import { Counter } from '../counter'
import { frames, type Feed } from '../feed'
import { forWire } from '@org/im-sdk/protocol'
import { listen } from '../listen'
import type { Contender, FeedClient } from './contender'

export const CHANNEL = 'feed'

interface Command {
  readonly id: number
  readonly connect?: object
  readonly subscribe?: { readonly channel: string }
}

/** The JSON protocol of Centrifugo: one publication per message, several replies per frame on separate lines. */
export const centrifuge: Contender = {
  title: 'centrifuge',
  listen: (port) => listen(port, playProtocol, publications),
  connect: (port) =>
    connectTo(new Centrifuge(`ws://127.0.0.1:${port}`, { websocket: WebSocket }), (counter) => counter.count(1)),
}

/** The same, keeping the messages. */
export const keepingCentrifuge: Contender = {
  title: 'centrifuge, messages kept',
  listen: centrifuge.listen,
  connect: (port) => {
    const kept: unknown[] = []
    return connectTo(new Centrifuge(`ws://127.0.0.1:${port}`, { websocket: WebSocket }), (counter, data) => {
      kept.push(data)
      counter.count(1)
    })
  },
}

/** Subscribes and counts with `take`, which gets the data of each publication. */
export const connectTo = async (
  client: Centrifuge | CentrifugeOfProtobuf,
  take: (counter: Counter, data: unknown) => void,
): Promise<FeedClient> => {
  const counter = new Counter()
  const subscription = client.newSubscription(CHANNEL)
  subscription.on('publication', ({ data }) => take(counter, data))
  const subscribed = new Promise<void>((resolve) => subscription.once('subscribed', () => resolve()))
  subscription.subscribe()
  client.connect()
  await subscribed
  return {
    receive: (count) => counter.wait(count),
    close: async () => {
      const gone = new Promise<void>((resolve) => client.once('disconnected', () => resolve()))
      client.disconnect()
      await gone
    },
  }
}

const playProtocol = (socket: WebSocket) => {
  socket.on('message', (data) => {
    const commands = String(data)
      .split('\n')
      .filter((line) => line !== '')
    for (const line of commands) {
      const { id, connect, subscribe } = JSON.parse(line) as Command
      if (connect) socket.send(JSON.stringify({ id, connect: { client: 'bench', version: '6.0.0' } }))
      else if (subscribe) socket.send(JSON.stringify({ id, subscribe: {} }))
    }
  })
}

const publications = (feed: Feed): string[] =>
  frames(feed).map((messages) =>
    messages
      .map((message) => JSON.stringify({ push: { channel: CHANNEL, pub: { data: forWire(message) } } }))
      .join('\n'),
  )
