import { ImError } from '@org/im-sdk'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { useTranslation } from '../i18n/use-translation'
import { isOnline } from '../site/network'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'
import { useAppChat } from './app-chat-context'
import type { AppChat } from './chat'

type Request<Answer> = <Data>(
  make: (chat: AppChat) => Promise<{ readonly data: Data }>,
  /** Called when it is made. */
  done?: (data: Data) => void,
) => Answer

/** What the chat client is asked to do. The viewer is told why it failed. Uses the texts `chat`. */
export const useChatRequest = (): Request<Promise<void>> => {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const chat = useAppChat()
  return async (make, done) => {
    if (chat === null) return
    try {
      const { data } = await make(chat)
      done?.(data)
    } catch (error) {
      const text = t(($) => $.changes[failureOf(error)])
      dispatch(toastShown('failure', text))
    }
  }
}

/**
 * Changes that the chat client makes, one at a time. The viewer is told why one failed; without a network at once, as the
 * client would wait for it. Uses the texts `chat`.
 */
export const useChatChange = () => {
  const request = useChatRequest()
  const change: Request<Promise<void>> = (make, done) =>
    request(isOnline() ? make : () => Promise.reject(new Error('There is no network.')), done)
  const [run, busy] = useOneAtATime(change)
  return [run as Request<void>, busy] as const
}

/** The key of the text that says why a change failed. */
const failureOf = (
  error: unknown,
): 'network' | 'notAllowed' | 'full' | 'blocked' | 'tooFast' | 'busy' | 'sensitive' | 'exists' | 'failed' => {
  switch (error instanceof ImError ? error.errorName : '') {
    case 'NETWORK_ERROR':
    case 'NETWORK_TIMEOUT':
      return 'network'
    case 'FRIEND_ADD_DENIED':
    case 'FRIEND_ADD_FORBIDDEN':
    case 'FRIENDS_FOR_MEMBERS_ONLY':
    case 'GROUP_PERMISSION_DENY':
    case 'NOT_OWNER':
      return 'notAllowed'
    case 'FRIEND_LIST_FULL':
    case 'FRIEND_GROUPS_FULL':
    case 'FRIEND_APPLICATIONS_FULL':
    case 'PEER_FRIEND_LIST_FULL':
    case 'BLACKLIST_FULL':
      return 'full'
    case 'FRIEND_IN_OWN_BLACKLIST':
    case 'FRIEND_IN_PEER_BLACKLIST':
      return 'blocked'
    case 'OVER_FREQUENCY_LIMIT':
      return 'tooFast'
    case 'SERVICE_OVERLOAD':
      return 'busy'
    case 'SENSITIVE_TEXT':
    case 'PROFANITY_FOUND':
      return 'sensitive'
    case 'ALREADY_MY_FRIEND':
    case 'FRIEND_GROUP_EXISTED':
      return 'exists'
    default:
      // Also if nothing was requested, or the code of a module could not be loaded.
      return isOnline() ? 'failed' : 'network'
  }
}
