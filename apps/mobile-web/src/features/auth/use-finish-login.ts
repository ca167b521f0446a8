import { afterLogin, BASE_PATH } from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/base'
import { useBrand } from '../../site/brand-context'
import { takePlace } from '../../store/login-place'
import { keptState, readStored } from '../../store/kept'
import { keptSession, loggedIn } from '../../store/session'
import { useAppDispatch } from '../../store/store'

/**
 * Keeps the session and starts the app anew as the member, where the fan was. Where nothing can be kept, a reload would
 * forget the login: then the app goes on without one. Rule: DOM-32.
 */
export const useFinishLogin = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const brand = useBrand()
  return useCallback(
    ({ uid, token }: ReplyOf<Endpoints['login']>) => {
      dispatch(loggedIn({ uid, token }))
      const place = takePlace()
      if (keptState(readStored(brand.code), keptSession).token === token) {
        return location.replace(afterLogin(location.href, place && BASE_PATH + place))
      }
      dispatch(api.util.resetApiState())
      void navigate(place ?? '/', { replace: true })
    },
    [dispatch, navigate, brand],
  )
}
