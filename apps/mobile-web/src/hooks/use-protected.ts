import { protectedAction } from '@org/domain'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { loginPrompted } from '../store/feedback'
import type { AppStore } from '../store/store'

/** Wraps an action that needs a login: without one, it opens the login prompt instead. Source: app.md §6. */
export const useProtected = () => {
  const store = useStore() as AppStore
  return useCallback(
    (action: () => void) => {
      const { session, feedback } = store.getState()
      const decision = protectedAction({ loggedIn: session.token !== '', promptOpen: feedback.loginPrompt })
      if (decision === 'proceed') action()
      if (decision === 'prompt') store.dispatch(loginPrompted())
    },
    [store],
  )
}
