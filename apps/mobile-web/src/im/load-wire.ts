import type { ChatOptions } from '@org/im-sdk'

/** What the chat client is told about frames; nothing when it speaks text. */
export type Wire = Pick<ChatOptions, 'codec' | 'gzip'>

/** The socket is opened without binary frames when they take longer. */
const PATIENCE_MS = 3_000

/** Binary frames, a fraction of the bytes: fetched beside the first screen instead of with it. Without them the chat speaks text. */
export const loadWire = (): Promise<Wire> => {
  const late = new Promise<Wire>((resolve) => setTimeout(() => resolve({}), PATIENCE_MS))
  const wire = import('@org/im-sdk/binary').then(
    ({ binary }): Wire => ({ codec: binary, gzip: true }),
    (): Wire => ({}),
  )
  return Promise.race([wire, late])
}
