import { nameFor } from '@org/domain'
import { TYPES, type Message } from '@org/im-sdk'
import type { TFunction } from 'i18next'

type Tip = Extract<Message, { type: 'TIMGroupTipElem' }>
export type TipMessage = Pick<Tip, 'from' | 'nick' | 'nameCard'> & {
  readonly payload: Pick<
    Tip['payload'],
    'operationType' | 'operatorID' | 'userIDList' | 'memberList' | 'newGroupProfile'
  >
}

/** How many people a tip names. */
const NAMED = 3

/** What a tip of a group says; null for what needs no line. */
export const tipText = (t: TFunction<'groups'>, locale: string, tip: TipMessage): string | null => {
  const { nameCard, nick, from, payload } = tip
  const { operationType, operatorID, userIDList, memberList, newGroupProfile } = payload
  const name = nameCard || nameFor(nick, locale) || from
  const [member] = memberList
  const nameOf = (userID: string) => {
    const found = memberList.find((each) => each.userID === userID)
    return found?.nameCard || nameFor(found?.nick ?? '', locale) || userID
  }
  const people = (userIDs: readonly string[]) => {
    const names = userIDs.slice(0, NAMED).map(nameOf)
    const count = userIDs.length - names.length
    if (count > 0) names.push(t(($) => $.tips.more, { count }))
    return new Intl.ListFormat(locale).format(names)
  }
  const other = nameOf(userIDList[0] ?? '')
  switch (operationType) {
    case TYPES.GRP_TIP_MBR_JOIN: {
      const added = userIDList.filter((userID) => userID !== operatorID)
      if (added.length === 0) return t(($) => $.tips.joined, { name })
      return t(($) => $.tips.added, { name, people: people(added) })
    }
    case TYPES.GRP_TIP_MBR_QUIT:
      return t(($) => $.tips.left, { name })
    case TYPES.GRP_TIP_MBR_KICKED_OUT:
      return t(($) => $.tips.removed, { name, people: people(userIDList) })
    case TYPES.GRP_TIP_MBR_SET_ADMIN:
      return t(($) => $.tips.madeAdmin, { name: other })
    case TYPES.GRP_TIP_MBR_CANCELED_ADMIN:
      return t(($) => $.tips.noAdmin, { name: other })
    case TYPES.GRP_TIP_GRP_PROFILE_UPDATED: {
      const { ownerID, muteAllMembers } = newGroupProfile
      if (typeof ownerID === 'string') return t(($) => $.tips.newOwner, { name: nameOf(ownerID) })
      if (muteAllMembers === 'On') return t(($) => $.tips.mutedAll, { name })
      if (muteAllMembers === 'Off') return t(($) => $.tips.unmutedAll, { name })
      return t(($) => $.tips.profile, { name })
    }
    case TYPES.GRP_TIP_MBR_PROFILE_UPDATED:
      // A name card or a custom field has changed.
      if (member === undefined || member.muteTime === null) return null
      return member.muteTime > 0 ? t(($) => $.tips.muted, { name: other }) : t(($) => $.tips.unmuted, { name: other })
    default:
      return null
  }
}
