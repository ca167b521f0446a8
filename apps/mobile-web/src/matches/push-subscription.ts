import type { Endpoints, RequestOf } from '@org/api-client/contract'
import { pushApi } from '../api/push'
import type { AppStore, RootState } from '../store/store'
import { matchNotices, pushAsked } from './match-notices'
import { pushPermission } from './push-permission'
import { shieldsOf } from './spoiler-shield'

type Subscription = RequestOf<Endpoints['savePushSubscription']>
type Thunk = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => Promise<void>

/** Asks the fan once whether this browser may show messages while the app is closed. Only after a tap. */
export const askForPush = (): Thunk => async (dispatch, getState) => {
  if (pushPermission() !== 'default' || matchNotices.selectSlice(getState()).pushAsked) return
  dispatch(pushAsked())
  if ((await Notification.requestPermission()) === 'granted') await dispatch(savePush())
}

/** Tells the server where this browser takes messages and what they may tell, or that the fan wants none here. */
export const savePush = (): Thunk => async (dispatch, getState) => {
  if (pushPermission() !== 'granted') return
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (!matchNotices.selectSlice(getState()).push) {
    if (known === null) return
    await known.unsubscribe()
    await dispatch(pushApi.endpoints.dropPushSubscription.initiate({ endpoint: known.endpoint }))
    return
  }
  const { data } = await dispatch(pushApi.endpoints.getPushKey.initiate({}, { subscribe: false }))
  if (!data || data.key === '') return
  const key = bytesOf(data.key)
  const isCurrent = known !== null && isSame(key, known.options.applicationServerKey)
  if (!isCurrent) await known?.unsubscribe()
  const subscription = isCurrent
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = subscription.toJSON()
  const address = { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
  await dispatch(pushApi.endpoints.savePushSubscription.initiate({ ...address, ...pushChoices(getState()) }))
}

/** What messages may tell: the server cannot know what is muted or hidden on this device. */
const pushChoices = (state: RootState): Pick<Subscription, 'silent' | 'hides_collected' | 'shown'> => {
  const { collected, matches } = shieldsOf(state)
  const withShield = (value: boolean) => Object.keys(matches).filter((key) => matches[key] === value)
  return {
    silent: [...new Set([...matchNotices.selectSlice(state).muted, ...withShield(true)])],
    hides_collected: collected ? 1 : 0,
    shown: withShield(false),
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

const isSame = (key: Uint8Array, other: ArrayBuffer | null): boolean =>
  other !== null && `${key}` === `${new Uint8Array(other)}`
