import { forWire } from '@org/im-sdk/protocol'
import { Centrifuge } from 'centrifuge/build/protobuf'
import { WebSocket } from 'ws'
import { frames, type Feed } from '../feed'
import { listen } from '../listen'
import { delimited, field, readDelimited } from '../protobuf'
import { CHANNEL, connectTo } from './centrifuge'
import type { Contender } from './contender'

/** Field numbers of Centrifugo's protocol. */
const COMMAND = { id: 1, connect: 4, subscribe: 5 }
const REPLY = { id: 1, push: 4, connect: 5, subscribe: 6 }
const CONNECT = { client: 1, version: 2 }
const PUSH = { channel: 2, pub: 4 }
const PUBLICATION = { data: 4 }

/** The protobuf protocol of Centrifugo: publications contain bytes, here the JSON of a message, which is parsed. */
export const centrifugeProtobuf: Contender = {
  title: 'centrifuge, protobuf',
  listen: (port) => listen(port, playProtocol, publications),
  connect: (port) => {
    const client = new Centrifuge(`ws://127.0.0.1:${port}`, { websocket: WebSocket })
    const decoder = new TextDecoder()
    return connectTo(client, (counter, data) => {
      JSON.parse(decoder.decode(data as Uint8Array))
      counter.count(1)
    })
  },
}

const playProtocol = (socket: WebSocket) => {
  socket.on('message', (data) => {
    for (const command of readDelimited(data as Buffer)) {
      const id = field(REPLY.id, command.get(COMMAND.id) ?? 0)
      if (command.has(COMMAND.connect)) socket.send(delimited(Buffer.concat([id, field(REPLY.connect, WELCOME)])))
      else if (command.has(COMMAND.subscribe))
        socket.send(delimited(Buffer.concat([id, field(REPLY.subscribe, new Uint8Array())])))
    }
  })
}

const WELCOME = Buffer.concat([
  field(CONNECT.client, Buffer.from('bench')),
  field(CONNECT.version, Buffer.from('6.0.0')),
])

const publications = (feed: Feed): Uint8Array[] =>
  frames(feed).map((messages) =>
    Buffer.concat(messages.map((message) => publication(JSON.stringify(forWire(message))))),
  )

const publication = (data: string): Uint8Array => {
  const pub = field(PUBLICATION.data, Buffer.from(data))
  const push = Buffer.concat([field(PUSH.channel, Buffer.from(CHANNEL)), field(PUSH.pub, pub)])
  return delimited(field(REPLY.push, push))
}
