import { nameFor, parseHostMessage } from '@org/domain'
import type { Group } from '@org/im-sdk/groups'
import { useMessages } from '@org/im-sdk/react'
import type { ComposerState } from '@org/ui/chat'
import { useMemo } from 'react'
import { chatGroupApi } from '../../api/chat-groups'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNowValue } from '../../hooks/use-now'
import { useTranslation } from '../../i18n/use-translation'
import { useComposerState } from '../../im/use-composer-state'
import { ConversationView } from '../../parts/private-chat/ConversationView'
import type { ConversationLook } from '../../parts/private-chat/use-row-options'
import { isManager } from '../../parts/groups/group-facts'
import { useTipText } from './use-tip-text'
import { useOwnMember } from './use-group'

const { useGetGroupConfigQuery } = chatGroupApi

/** Only the server writes under this name. */
const HOST = 'broadcast'

/** The messages of a group that the viewer is in, and the composer, closed while the viewer may not write. */
export const GroupChat = ({ group }: { group: Group }) => (
  <ConversationView conversationID={`GROUP${group.groupID}`} look={useGroupLook()} closed={useClosed(group)} />
)

/** Why the viewer cannot write in a group now: muted, all muted, or the slow mode. */
const useClosed = ({ groupID, muteAllMembers, selfInfo }: Group): ComposerState | null => {
  const { t } = useTranslation('groups')
  const momentOf = useMomentText()
  const { currentData: member } = useOwnMember(groupID)
  const { currentData: rules } = useGetGroupConfigQuery({ group_id: groupID }, { refetchOnMountOrArgChange: true })
  const lastSentAt = useMessages(
    `GROUP${groupID}`,
    ({ messages }) => messages.findLast(({ flow, status }) => flow === 'out' && status === 'success')?.time ?? null,
  )
  const mutedUntil = member?.muteUntil ?? 0
  const isMuted = useNowValue((now) => mutedUntil > now)
  const manages = isManager(member?.role ?? selfInfo?.role)
  const state = useComposerState({
    isJoined: true,
    failed: false,
    slowMode: manages ? 0 : (rules?.slow_mode ?? 0),
    mutedUntil: 0,
    mutedAll: muteAllMembers && !manages,
    lastSentAt,
  })
  if (isMuted) return { kind: 'disabled', text: t(($) => $.mutedUntil, { time: momentOf(mutedUntil) }) }
  return state.kind === 'ready' ? null : state
}

/** How the messages of a group are drawn: with names, tips as lines, and what the server says. */
const useGroupLook = (): ConversationLook => {
  const { t } = useTranslation('groups')
  const tipOf = useTipText()
  const locale = useLocale()
  return useMemo(
    () => ({
      showNames: true,
      authorOf: ({ from, nameCard, nick, avatar }) =>
        from === HOST
          ? { name: t(($) => $.system), avatar: null }
          : { name: nameCard || nameFor(nick, locale) || from, avatar },
      tipOf,
      contentOf: (message) => {
        if (message.type !== 'TIMCustomElem' || message.from !== HOST) return undefined
        const host = parseHostMessage(message.payload.data)
        if (host?.type === 'ChatGroupAnnouceNew')
          return { kind: 'text', text: t(($) => $.announced, { text: host.data.text }) }
        if (host?.type !== 'ChatGroupTipsMessage') return null
        const { text, slow_mode } = host.data
        if (text !== '') return { kind: 'text', text }
        if (slow_mode === undefined) return null
        return { kind: 'text', text: slow_mode > 0 ? t(($) => $.slowOn, { count: slow_mode }) : t(($) => $.slowOff) }
      },
    }),
    [t, tipOf, locale],
  )
}
