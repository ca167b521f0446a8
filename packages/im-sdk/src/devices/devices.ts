import type { Cancel } from '../clock/clock'
import type { ChatModule } from '../modules'
import { checkPort, checkType, needCharacters, needOptions, needText, needType } from '../protocol/check-type'
import { presenceCommands } from '../protocol/commands/presence'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { DEVICE_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { isCount } from '../rpc/read-message'
import type { Conversation } from '../store/conversation'
import { pageStates, type AppState, type AppStates } from './app-states'

export interface DevicesOptions {
  /** The maker of the device. The server shows it to operators. */
  readonly deviceBrand?: string
  /** The page is a uni-app. The server shows it to operators. */
  readonly isWebUniapp?: boolean
  /** Whether somebody looks at the app. Default: the visibility of the page. */
  readonly appStates?: AppStates
}

/** Where a service of push notifications finds this device. */
export interface PushToken {
  /** From the service. */
  readonly deviceToken: string
  /** The id of the certificate at the service. */
  readonly businessID?: number
  readonly tokenID?: string
  /** Default: that of `devices`. */
  readonly deviceBrand?: string
  /** The token is one of TPNS. */
  readonly isTpns?: boolean
  /** False keeps the token and sends no notifications to it. */
  readonly pushMsg?: boolean
}

export interface AppStatus {
  readonly state: AppState
}

type Done = Promise<Result<Record<string, never>>>

export interface DeviceMethods {
  /**
   * From now on the device is notified of messages that arrive while the user has no connection, also after `destroy()`,
   * until `logout()`. The token is sent again after each reconnect. A device notifies one user only: the last one.
   */
  setPushToken(options: PushToken): Done
  deletePushToken(): Done
  /**
   * Says whether somebody looks at the app, with the number of unread messages. Pages need no call: their visibility is
   * reported.
   */
  setAppStatus(options: AppStatus): Done
  /** Ends the sessions of the user on all other devices. Other tabs of this device log in again by themselves. */
  kickOtherDevices(): Done
  /** For an app whose timers the system suspends: keeps the session alive without the engine's timers. */
  keepAlive(): Done
}

/** What this device tells of itself, for push notifications and operators, and what it does to others of the user. Rule: IM-98. */
export const devices = (options: DevicesOptions = {}): ChatModule<DeviceMethods> => ({
  name: 'devices',
  install: (context) => {
    const { deviceBrand = '', isWebUniapp = false, appStates = pageStates } = checkedOptions(options)
    const { caller, conversations, services, session, SDKAppID } = context
    caller.registerCommands(presenceCommands)
    let token: PushToken | null = null
    /** What the app has said; null: what `appStates` says. */
    let said: AppState | null = null
    let stopWatching: Cancel = () => undefined
    const state = () => said ?? appStates.get()
    services.add({
      loginFields: () => ({
        state: state() === 'Background' ? 'Background' : 'Online',
        deviceBrand,
        isWebUniapp: isWebUniapp ? 1 : 0,
      }),
    })

    const sendStatus = () => caller.call('setAppStatus', { state: state(), ...unreadCounts(conversations.list.get()) })
    const sendToken = ({ isTpns = false, pushMsg = true, ...rest }: PushToken) =>
      caller.call('setPushToken', {
        deviceBrand,
        ...rest,
        sdkAppID: SDKAppID,
        isTpns: isTpns ? 1 : 0,
        pushMsg: pushMsg ? 1 : 0,
      })
    /** What fails is sent again after the next reconnect. */
    const report = (reports: readonly (() => Promise<unknown>)[]) => {
      for (const send of reports) send().catch(() => undefined)
    }
    session.whenResumed((isFirst) => {
      if (isFirst) stopWatching = appStates.watch(() => report([sendStatus]))
      else if (token !== null) {
        const held = token
        report([sendStatus, () => sendToken(held)])
      }
    })
    session.whenEnded(() => {
      stopWatching()
      token = null
      said = null
    })

    return {
      setPushToken: (given) =>
        toResult(async () => {
          const checked = checkedToken(given)
          await sendToken(checked)
          token = checked
          report([sendStatus])
          return {}
        }),
      deletePushToken: () =>
        toResult(async () => {
          token = null
          await sendToken(NO_TOKEN)
          /** One that was being set meanwhile is deleted, too. */
          token = null
          return {}
        }),
      setAppStatus: (given) =>
        toResult(async () => {
          const { state: next } = given ?? {}
          if (next !== 'Foreground' && next !== 'Background')
            throw imError('PARAMS_INVALID', "`state` must be 'Foreground' or 'Background'.")
          said = next
          await sendStatus()
          return {}
        }),
      kickOtherDevices: () => toResult(() => caller.call('kickOther', {})),
      keepAlive: () => toResult(() => caller.call('keepAlive', {})),
    }
  },
})

/** The server deletes the token. */
const NO_TOKEN: PushToken = { deviceToken: '' }

const checkedOptions = (options: DevicesOptions): DevicesOptions => {
  needOptions('devices', options)
  if (options.deviceBrand !== undefined) needCharacters('deviceBrand', options.deviceBrand, DEVICE_LIMITS.brand)
  checkType('isWebUniapp', options.isWebUniapp, 'boolean')
  const { appStates } = options
  for (const method of [appStates?.get, appStates?.watch])
    checkPort('appStates', method, appStates, 'an object with `get` and `watch`')
  return options
}

const checkedToken = (options: PushToken): PushToken => {
  const { deviceToken, businessID = 0, tokenID = '', deviceBrand, isTpns, pushMsg } = options ?? {}
  needText('deviceToken', deviceToken)
  needType('tokenID', tokenID, 'string')
  checkType('deviceBrand', deviceBrand, 'string')
  checkType('isTpns', isTpns, 'boolean')
  checkType('pushMsg', pushMsg, 'boolean')
  if (!isCount(businessID)) throw imError('PARAMS_INVALID', '`businessID` must be a whole number.')
  return { deviceToken, businessID, tokenID, isTpns, pushMsg, ...(deviceBrand === undefined ? {} : { deviceBrand }) }
}

/** What would be notified. */
const unreadCounts = (list: readonly Conversation[]) => {
  const sum = (type: Conversation['type']) =>
    list.reduce(
      (total, { type: own, messageRemindType, unreadCount }) =>
        own === type && messageRemindType === TYPES.MSG_REMIND_ACPT_AND_NOTE ? total + unreadCount : total,
      0,
    )
  return { c2cUnreadCount: sum(TYPES.CONV_C2C), groupUnreadCount: sum(TYPES.CONV_GROUP) }
}
