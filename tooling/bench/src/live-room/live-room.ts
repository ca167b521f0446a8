import { alone, besidePeers, type Bench, type Row, type Say } from '../bench'
import { startHelper, startHelperFromSource } from '../harness/helper'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import type { OurMethods } from './our-server.process'
import type { PeerMethods } from './peer-server.process'
import { LOAD, SENT, type Seen } from './room-load'
import type { ViewerMethods } from './viewers.process'

const TITLE = `live-room ${LOAD.viewers.toLocaleString('en-US')} viewers, ${LOAD.perSecond}/s`
const PEER = 'socket.io room'

/**
 * A live room as it is: messages go through the whole server and its database to viewers who poll, beside a room of
 * socket.io, which stores nothing. The viewers of both only count, in a process of their own.
 */
export const liveRoom: Bench = {
  name: 'live-room',
  summary: 'a room of 2,000 viewers at 200 messages a second, beside a room of socket.io: what arrives, and when',
  run: async (say) => {
    const ours = await ourRoom(say)
    const theirs = await peerRoom(say)
    const { arrived, flagged, refused } = ours
    const accepted = (SENT - refused) * LOAD.viewers
    if (arrived + flagged !== accepted)
      throw new Error(`${accepted - arrived - flagged} messages are lost, and nobody was told.`)
    return rowsOf(ours, theirs)
  },
}

interface Measured extends Seen {
  readonly cpuMicros: number
  readonly wallMs: number
}

const ourRoom = async (say: Say): Promise<Measured> => {
  const server = startHelperFromSource<OurMethods>('live-room/our-server.process.ts')
  const viewers = startHelperFromSource<ViewerMethods>('live-room/viewers.process.ts')
  try {
    const port = PORTS.liveRoom
    const room = await server.ask('start', { port, guests: LOAD.viewers + LOAD.senders })
    say(`${LOAD.viewers} viewers enter`)
    await viewers.ask('enterOurs', { port, ...room })
    say(`${SENT} messages`)
    await server.ask('watch')
    const seen = await viewers.ask('run')
    return { ...seen, ...(await server.ask('spent')) }
  } finally {
    await viewers.stop()
    await server.stop()
  }
}

const peerRoom = async (say: Say): Promise<Measured> => {
  const server = await startHelper<PeerMethods>('live-room/peer-server.process.ts')
  const viewers = startHelperFromSource<ViewerMethods>('live-room/viewers.process.ts')
  try {
    const port = PORTS.liveRoom + 1
    await server.ask('start', { port })
    say(`${LOAD.viewers} viewers of socket.io enter`)
    await viewers.ask('enterPeer', { port })
    say(`${SENT} messages by socket.io`)
    await server.ask('watch')
    const seen = await viewers.ask('run')
    return { ...seen, ...(await server.ask('spent')) }
  } finally {
    await viewers.stop()
    await server.stop()
  }
}

const rowsOf = (ours: Measured, theirs: Measured): readonly Row[] => {
  const beside = (what: string, unit: string, figure: (one: Measured) => number) =>
    besidePeers(`${TITLE}, ${what}`, unit, figure(ours), { [PEER]: figure(theirs) })
  const total = SENT * LOAD.viewers
  return [
    ...beside('arrived', '%', ({ arrived }) => (100 * arrived) / total),
    alone(`${TITLE}, refused to their senders`, '%', (100 * ours.refused) / SENT),
    alone(`${TITLE}, left out and flagged`, '%', (100 * ours.flagged) / total),
    ...beside('until all are through', 's', ({ wallMs }) => wallMs / 1_000),
    ...beside('delay, half within', 'ms', ({ delays }) => percentile(delays, 50)),
    ...beside('delay, 95 of 100 within', 'ms', ({ delays }) => percentile(delays, 95)),
    ...beside('CPU of the server', 'µs/delivery', ({ arrived, cpuMicros }) => cpuMicros / arrived),
  ]
}
