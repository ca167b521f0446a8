import { afterLogin, BASE_PATH } from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/base'
import { useBrand } from '../../site/brand-context'
import { useTranslation } from '../../i18n/use-translation'
import { draftsMoved } from '../../parts/private-chat/drafts'
import { toastShown } from '../../store/feedback'
import { takePlace } from '../../store/login-place'
import { storedState, readStored } from '../../store/stored-slices'
import { keptSession, loggedIn } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'

/**
 * Stores the session and reloads the app at the page where the member was. If nothing can be stored, a reload would
 * lose the login, so the app continues without one, and says so. Rule: DOM-32.
 */
export const useFinishLogin = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const brand = useBrand()
  const guestID = useAppSelector(({ session }) => session.guest?.userid)
  const { t } = useTranslation('auth')
  return useCallback(
    ({ uid, token }: ReplyOf<Endpoints['login']>) => {
      // Before the session changes, which stores both.
      if (guestID !== undefined) dispatch(draftsMoved({ from: guestID, to: String(uid) }))
      dispatch(loggedIn({ uid, token }))
      const place = takePlace()
      if (storedState(readStored(brand.code), keptSession).token === token) {
        return location.replace(afterLogin(location.href, place && BASE_PATH + place))
      }
      dispatch(api.util.resetApiState())
      dispatch(
        toastShown(
          'notice',
          t(($) => $.notKept),
        ),
      )
      void navigate(place ?? '/', { replace: true })
    },
    [dispatch, navigate, brand, guestID, t],
  )
}
