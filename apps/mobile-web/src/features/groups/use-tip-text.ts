import { TYPES, type Message } from '@org/im-sdk'
import { useCallback } from 'react'
import type { ConversationLook } from '../../parts/private-chat/use-row-options'
import { useTranslation } from '../../i18n/use-translation'

type Tip = Extract<Message, { type: 'TIMGroupTipElem' }>

/** What a tip of a group says; null for what needs no line. */
export const useTipText = (): NonNullable<ConversationLook['tipOf']> => {
  const { t } = useTranslation('groups')
  return useCallback(
    (message) => {
      if (message.type !== 'TIMGroupTipElem') return null
      // The kit knows no payload of tips.
      const { nick, from, payload } = message as unknown as Tip
      const { operationType, operatorID, userIDList, memberList } = payload
      const name = nick || from
      const [member] = memberList
      const other = member?.nameCard || member?.nick || userIDList[0] || ''
      switch (operationType) {
        case TYPES.GRP_TIP_MBR_JOIN:
          return userIDList.includes(operatorID)
            ? t(($) => $.tips.joined, { name })
            : t(($) => $.tips.added, { name, count: userIDList.length })
        case TYPES.GRP_TIP_MBR_QUIT:
          return t(($) => $.tips.left, { name })
        case TYPES.GRP_TIP_MBR_KICKED_OUT:
          return t(($) => $.tips.removed, { name, count: userIDList.length })
        case TYPES.GRP_TIP_MBR_SET_ADMIN:
          return t(($) => $.tips.madeAdmin, { name: other })
        case TYPES.GRP_TIP_MBR_CANCELED_ADMIN:
          return t(($) => $.tips.noAdmin, { name: other })
        case TYPES.GRP_TIP_GRP_PROFILE_UPDATED:
          return t(($) => $.tips.profile, { name })
        case TYPES.GRP_TIP_MBR_PROFILE_UPDATED:
          // A name card or a custom field has changed.
          if (member === undefined || member.muteTime === null) return null
          return member.muteTime > 0
            ? t(($) => $.tips.muted, { name: other })
            : t(($) => $.tips.unmuted, { name: other })
        default:
          return null
      }
    },
    [t],
  )
}
