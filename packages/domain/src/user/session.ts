import { fieldsOf } from '../input'
import type { TaskInfo } from '../tasks/task-info'
import type { GuestInfo } from './guest-info'
import type { UserInfo } from './user-info'
import { NEW_VIDEO_TIMER, type VideoTimer } from './video-timer'
import { isLoggedIn } from './viewer-kind'

/** The known state of the viewer. */
export interface Session {
  user: UserInfo | null
  guest: GuestInfo | null
  task: TaskInfo | null
  videoTimer: VideoTimer
}

/** The session before user or guest info is loaded. */
export const NEW_SESSION: Session = { user: null, guest: null, task: null, videoTimer: NEW_VIDEO_TIMER }

export type SessionAction =
  | { type: 'userLoaded'; user: UserInfo }
  | { type: 'guestLoaded'; guest: GuestInfo }
  | { type: 'taskLoaded'; task: TaskInfo }
  | { type: 'loginSucceeded' }
  | { type: 'reset' }
  | { type: 'loggedOut' }

/**
 * The session after an event. User info with an id above 0 logs in and clears guest info. Guest info that arrives
 * late does not turn a member into a guest. `reset` (an expired login) clears the user, `loggedOut` clears user and
 * tasks.
 *
 * Rule: DOM-30.
 *
 * @example
 * const guest = session(NEW_SESSION, { type: 'guestLoaded', guest: { userid: 'g1', txim_sign: 's', expire_time: 9 } })
 * const member = session(guest, { type: 'userLoaded', user: { id: 5 } })
 * member.guest // => null
 * member.user // => { id: 5, isLogin: true }
 * session(member, { type: 'loggedOut' }).user // => null
 */
export const session = (state: Session, action: SessionAction): Session => {
  switch (action?.type) {
    case 'userLoaded': {
      const isLogin = isLoggedIn(action.user)
      return { ...state, user: { ...action.user, isLogin }, guest: isLogin ? null : fieldsOf(state).guest }
    }
    case 'guestLoaded':
      return isLoggedIn(fieldsOf(state).user) ? state : { ...state, guest: action.guest }
    case 'taskLoaded':
      return { ...state, task: action.task }
    case 'loginSucceeded':
      return { ...state, guest: null, videoTimer: NEW_VIDEO_TIMER }
    case 'reset':
      return { ...state, user: null }
    case 'loggedOut':
      return { ...state, user: null, task: null }
    default:
      return state
  }
}
