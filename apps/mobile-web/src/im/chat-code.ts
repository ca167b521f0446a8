import { afterFirstPage } from '../first-page'
import { pause } from '../pause'
import type { AppStore } from '../store/store'
import type { startChat } from './chat'

interface ChatCode {
  startChat: typeof startChat
}

const TRY_AGAIN_MS = 5_000

let need: () => void
const needed = new Promise<void>((resolve) => {
  need = resolve
})

/** A page with a chat waits for its code; scores and badges can come later. */
export const chatNeeded = () => need()

/** The parts are evaluated in tasks of their own: together they block a phone for 100 ms. */
const loadChat = async (): Promise<ChatCode> => {
  await import('./chat-engine')
  await pause()
  await import('./chat-modules')
  await pause()
  const code = await import('./chat')
  await pause()
  return code
}

/**
 * Loads the code of the chat client, a third of the app, after the first page, or at once if that shows a chat. Retries
 * until it is loaded.
 */
export const chatCode = async (store: AppStore): Promise<ChatCode> => {
  for (;;)
    try {
      return await Promise.race([needed.then(loadChat), afterFirstPage(store, loadChat)])
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    }
}
