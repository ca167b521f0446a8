import { BASE_PATH } from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { takePlace } from '../../store/login-place'
import { loggedIn } from '../../store/session'
import type { AppStore } from '../../store/store'

/** Keeps the session and starts the app anew as the member, where the fan was. Source: app.md §4, decisions 26. */
export const finishLogin = (store: AppStore, user: ReplyOf<Endpoints['login']>) => {
  store.dispatch(loggedIn({ uid: user.uid, token: user.token }))
  location.replace(BASE_PATH + takePlace())
}
