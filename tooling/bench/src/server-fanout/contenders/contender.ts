/** One way to send the same messages to many sockets. */
export interface Contender {
  readonly title: string
  listen(port: number): Promise<FanoutServer>
  /** What a client sends once its socket is open, to be one of the receivers. */
  readonly greeting: string | null
  readonly path: string
}

export interface FanoutServer {
  readonly receivers: number
  /** Sends that many messages of `PAYLOAD` bytes to every receiver within one tick. */
  burst(messages: number): void
}

/** Bytes of one message on the wire, without the four of the frame around it. */
export const PAYLOAD = 200
export const FRAME = PAYLOAD + 4
