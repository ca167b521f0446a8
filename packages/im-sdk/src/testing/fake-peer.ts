import type { FrameData } from '../protocol/envelope'

/** The server's end of a connection. */
export interface FakePeer {
  readonly url: URL
  send(data: FrameData): void
  close(code: number): void
}

export interface FakePeerHandlers {
  onOpen(peer: FakePeer): void
  onMessage(peer: FakePeer, data: FrameData): void
  onClose(peer: FakePeer): void
}
