import type { ChatModule, ChatOptions } from '@org/im-sdk'
import type { ChatStorage } from '@org/im-sdk/storage'

/** What the chat client is better with and works without. */
export interface ChatExtras extends Pick<ChatOptions, 'codec' | 'gzip'> {
  readonly modules: readonly ChatModule<object>[]
}

const NONE: ChatExtras = { modules: [] }

/** The chat starts without them when they take longer. */
const PATIENCE_MS = 3_000

/**
 * Binary frames, a fraction of the bytes of text, and the reports: fetched beside the first screen instead of with it.
 */
export const loadExtras = (kept: ChatStorage): Promise<ChatExtras> => {
  const late = new Promise<ChatExtras>((resolve) => setTimeout(() => resolve(NONE), PATIENCE_MS))
  const extras = Promise.all([import('@org/im-sdk/binary'), import('@org/im-sdk/reports')]).then(
    ([{ binary }, { reports }]): ChatExtras => ({ codec: binary, gzip: true, modules: [reports({ in: kept })] }),
    () => NONE,
  )
  return Promise.race([extras, late])
}
