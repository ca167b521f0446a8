import { api } from './api/base'
import { everyAnswer } from './first-page'
import { pause } from './pause'
import type { AppStore } from './store/store'

/** How long the app waits for the replies before it renders without them, in milliseconds. */
const LATE_MS = 2_000

/**
 * Puts the replies to the page's first calls into the store, so that the first render shows them. Needs the code of the screen, which
 * adds its rows to the API. A late reply is shown when it arrives; the app repeats a refused call itself.
 *
 * @returns Whether all replies are there.
 */
export const takeFirstAnswers = async (store: AppStore): Promise<boolean> => {
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS))
  for (const { name, request } of globalThis.firstCalls?.values() ?? []) {
    if (!(name in api.endpoints)) continue
    // The rows of the areas are typed one by one; these come by name.
    store.dispatch(api.util.prefetch(name as never, request as never, {}))
    await Promise.race([everyAnswer(store), late])
    await pause()
  }
  const replies = Object.values(store.getState()[api.reducerPath].queries)
  return replies.length > 0 && replies.every((reply) => reply?.status === 'fulfilled')
}
