import { protectedAction } from '@org/domain'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import { loginPrompted } from '../store/feedback'
import type { AppStore } from '../store/store'

/**
 * Call it before an action that needs a login. Without a login it opens the login prompt once. Returns true if the
 * action may continue.
 */
export const useProtected = () => {
  const store = useStore() as AppStore
  return useCallback((): boolean => {
    const { session, feedback } = store.getState()
    const decision = protectedAction({ loggedIn: session.token !== '', promptOpen: feedback.loginPrompt })
    if (decision === 'prompt') store.dispatch(loginPrompted())
    return decision === 'proceed'
  }, [store])
}
