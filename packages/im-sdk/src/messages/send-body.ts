import { elementOf, isMedia } from '../store/element-of'
import type { Message, OfflinePushInfo } from '../store/message'

/** The fields of a request that sends a message. What is not set is left out of the frame. */
export const sendBody = (message: Message) => {
  const { cloudCustomData, clientTime, clientSequence, random } = message
  const { isExcludedFromUnreadCount, isExcludedFromLastMessage, offlinePushInfo } = message
  const isExcludedFromContentModeration = message.isExcludedFromContentModeration ?? false
  return {
    fromAccount: message.from,
    msgBody: [elementOf(message)],
    cloudCustomData,
    clientTime,
    clientSequence,
    random,
    needReadReceipt: message.needReadReceipt || undefined,
    isSupportExtension: message.isSupportExtension || undefined,
    relayFlag: message.relayFlag || undefined,
    messageControlInfo:
      isExcludedFromUnreadCount || isExcludedFromLastMessage || isExcludedFromContentModeration
        ? {
            excludedFromUnreadCount: isExcludedFromUnreadCount,
            excludedFromLastMessage: isExcludedFromLastMessage,
            excludedFromContentModeration: isExcludedFromContentModeration,
          }
        : undefined,
    offlinePushInfo: offlinePushInfo && pushBody(offlinePushInfo),
  }
}

/** Rule: IM-90. */
const pushBody = ({ disablePush, ignoreIOSBadge, androidOPPOChannelID, ...texts }: OfflinePushInfo) => ({
  ...texts,
  pushFlag: flag(disablePush),
  apnsInfo: { badgeMode: flag(ignoreIOSBadge) },
  androidInfo: { OPPOChannelID: androidOPPOChannelID },
})

const flag = (isSet: boolean | undefined): 0 | 1 => (isSet ? 1 : 0)

/** The fields that only messages to users have. */
export const c2cBody = ({ nick, avatar, onlineOnlyFlag }: Message) => ({
  nick: nick || undefined,
  avatar: avatar || undefined,
  msgLifeTime: onlineOnlyFlag ? (0 as const) : undefined,
})

/** The fields that only messages to groups have. */
export const groupBody = ({ priority, atUserList, receiverList, onlineOnlyFlag }: Message) => ({
  priority,
  groupAtInfo: atUserList.length > 0 ? [...atUserList] : undefined,
  receiverList: receiverList.length > 0 ? [...receiverList] : undefined,
  onlineOnlyFlag: onlineOnlyFlag || undefined,
})

/** The message has a file that must be uploaded before it is sent. */
export const needsUpload = (message: Message): boolean => isMedia(message) && message.payload.file !== null
