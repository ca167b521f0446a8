/** The room of the measurement, the same for both sides. */
export const LOAD = { viewers: 2_000, perSecond: 200, seconds: 10, senders: 20 }
export const SENT = LOAD.perSecond * LOAD.seconds

/** Each message has it, so that viewers count messages without reading frames. */
export const MARK = '~goal~'

/** The text of a message: when it is sent, by the clock of all processes, and as much as people write. */
export const lineOf = (index: number): string => `${MARK}${Date.now()} ${index} `.padEnd(80, 'que golaço ')

/** What the viewers of one side have got. */
export interface Seen {
  readonly arrived: number
  /** What the server has told them is left out. */
  readonly flagged: number
  /** Messages that the server has refused to their senders because it had too much to do. */
  readonly refused: number
  /** Milliseconds from the send to the arrival, of some viewers. */
  readonly delays: readonly number[]
}

/** The viewers that read when a message was sent: one of so many. */
export const READS = 50

/** How often a text is in another. */
export const countIn = (frame: string, part: string): number => {
  let count = 0
  for (let at = frame.indexOf(part); at !== -1; at = frame.indexOf(part, at + part.length)) count += 1
  return count
}

/** When the messages of a frame were sent. */
export const timesIn = (frame: string): readonly number[] =>
  [...frame.matchAll(/~goal~(\d+) /g)].map(([, time]) => Number(time))
