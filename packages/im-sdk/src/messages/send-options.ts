import { checkType } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import type { Message, OfflinePushInfo } from '../store/message'

export interface MessageControlInfo {
  excludedFromUnreadCount?: boolean
  /** Lists of conversations keep showing the message before it. */
  excludedFromLastMessage?: boolean
  /** This device does not check the texts. The server always does. */
  excludedFromContentModeration?: boolean
}

export interface SendMessageOptions {
  /**
   * Delivers it only to devices that are connected now. It is not stored, has no sequence, appears in no list, and is
   * not resent after a reconnect. Chat rooms deliver all messages only to those who are there, and ignore it.
   */
  onlineUserOnly?: boolean
  offlinePushInfo?: OfflinePushInfo
  messageControlInfo?: MessageControlInfo
}

const OPTIONS = { onlineUserOnly: false, offlinePushInfo: {}, messageControlInfo: {} }
const PUSH = {
  disablePush: false,
  title: '',
  description: '',
  extension: '',
  ignoreIOSBadge: false,
  androidOPPOChannelID: '',
}
const CONTROL = {
  excludedFromUnreadCount: false,
  excludedFromLastMessage: false,
  excludedFromContentModeration: false,
}

/** What a message carries until it has arrived, so that a resend has it too, also after a reload. */
type CarriedOptions = Pick<
  Message,
  | 'onlineOnlyFlag'
  | 'isExcludedFromUnreadCount'
  | 'isExcludedFromLastMessage'
  | 'isExcludedFromContentModeration'
  | 'offlinePushInfo'
>

/** Throws PARAMS_INVALID if an option has the wrong type. */
export const checkedOptions = (options: SendMessageOptions): CarriedOptions => {
  const { onlineUserOnly, offlinePushInfo, messageControlInfo } = checked('options', OPTIONS, options)
  const push = checked('offlinePushInfo', PUSH, offlinePushInfo)
  const control = checked('messageControlInfo', CONTROL, messageControlInfo)
  return {
    onlineOnlyFlag: onlineUserOnly,
    isExcludedFromUnreadCount: control.excludedFromUnreadCount,
    isExcludedFromLastMessage: control.excludedFromLastMessage,
    isExcludedFromContentModeration: control.excludedFromContentModeration,
    offlinePushInfo: options.offlinePushInfo && push,
  }
}

/** The fields of a shape, with its values for fields that are left out. */
const checked = <Shape extends object>(name: string, shape: Shape, given: Partial<Shape>): Shape => {
  if (typeof given !== 'object' || given === null) throw imError('PARAMS_INVALID', `\`${name}\` must be an object.`)
  const whole = { ...shape }
  for (const key in shape) {
    const value = given[key]
    checkType(`${name}.${key}`, value, typeof shape[key] as 'boolean')
    if (value !== undefined) whole[key] = value
  }
  return whole
}
