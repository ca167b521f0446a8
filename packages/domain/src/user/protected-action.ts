import { fieldsOf } from '../input'
/** The local-storage key of the path to open after login. Rule: DOM-35. */
export const BACKURL_KEY = 'backurl'

/**
 * What a protected action does: `proceed` for a logged-in user, `prompt` opens the login dialog, `wait` if that
 * dialog is already open (it is never stacked twice).
 *
 * Rule: DOM-35.
 *
 * @example
 * protectedAction({ loggedIn: true, promptOpen: false }) // => 'proceed'
 * protectedAction({ loggedIn: false, promptOpen: false }) // => 'prompt'
 * protectedAction({ loggedIn: false, promptOpen: true }) // => 'wait'
 */
export const protectedAction = (state: { loggedIn: boolean; promptOpen: boolean }): 'proceed' | 'prompt' | 'wait' => {
  const { loggedIn, promptOpen } = fieldsOf(state)
  if (loggedIn) return 'proceed'
  return promptOpen ? 'wait' : 'prompt'
}
