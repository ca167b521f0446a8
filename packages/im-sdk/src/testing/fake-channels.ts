import type { FrameData } from '../protocol/envelope'
import { closeFrame, dataFrame, readChannelFrame } from '../shared-socket/channel-frame'
import type { FakePeer, FakePeerHandlers } from './fake-peer'

/** The server's side of shared sockets: each channel of one is a peer of its own, other peers are left as they are. */
export const withChannels = (handlers: FakePeerHandlers): FakePeerHandlers => {
  const channelsOf = new Map<FakePeer, Map<number, FakePeer>>()
  const opened = (shared: FakePeer, number: number): FakePeer => ({
    url: shared.url,
    send: (data) => shared.send(dataFrame(number, data)),
    close: (code) => {
      shared.send(closeFrame(number, code))
      ended(shared, number)
    },
  })
  const ended = (shared: FakePeer, number: number): void => {
    const channels = channelsOf.get(shared)
    const channel = channels?.get(number)
    if (channel === undefined || !channels?.delete(number)) return
    handlers.onClose(channel)
  }
  const receive = (shared: FakePeer, channels: Map<number, FakePeer>, frame: FrameData): void => {
    const [, opening] = typeof frame === 'string' ? (/^(\d+)\+$/.exec(frame) ?? []) : []
    if (opening !== undefined) {
      const channel = opened(shared, Number(opening))
      channels.set(Number(opening), channel)
      return handlers.onOpen(channel)
    }
    const read = readChannelFrame(frame)
    if (read === null) return
    if (read.kind === 'closed') return ended(shared, read.number)
    const channel = channels.get(read.number)
    if (channel !== undefined) handlers.onMessage(channel, read.data)
  }
  return {
    onOpen: (peer) => {
      if (peer.url.searchParams.get('shared') === '1') channelsOf.set(peer, new Map())
      else handlers.onOpen(peer)
    },
    onMessage: (peer, frame) => {
      const channels = channelsOf.get(peer)
      if (channels === undefined) handlers.onMessage(peer, frame)
      else receive(peer, channels, frame)
    },
    onClose: (peer) => {
      const channels = channelsOf.get(peer)
      if (channels === undefined) return handlers.onClose(peer)
      for (const number of channels.keys()) ended(peer, number)
      channelsOf.delete(peer)
    },
  }
}
