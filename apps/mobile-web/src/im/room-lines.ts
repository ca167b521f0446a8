import { chatBadge, nameFor, type EpochSeconds } from '@org/domain'
import type { Message } from '@org/im-sdk'
import type { LiveRoomState } from '@org/im-sdk/live-rooms'
import type { RoomChatMessage } from '@org/ui/live'
import { useMemo } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../hooks/use-locale'
import { hostLine, type HostTexts } from './host-lines'
import { roomHostMessage } from './room-host-message'

/**
 * The lines of a room: the notice, gaps, and messages, with a moment those until then, as far as the room has kept them. A message keeps its line object, so that only new lines render.
 * `messageOf` finds the message of a line, also of one that is still shown when the room has kept it no longer.
 */
export const useRoomLines = (
  { messages, lostCount }: Pick<LiveRoomState, 'messages' | 'lostCount'>,
  notice: string,
  until: EpochSeconds | null,
): { lines: readonly RoomChatMessage[]; messageOf: (line: RoomChatMessage) => Message | undefined } => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { lineOf, messageOf } = useMemo(
    () =>
      lineMaker({
        anchor: t(($) => $.badge.anchor),
        admin: t(($) => $.badge.admin),
        failed: t(($) => $.chat.failed),
        me: t(($) => $.chat.me),
        gift: (name) => t(($) => $.gift.sent, { name }),
        followed: (name) => t(($) => $.follow.told, { name }),
        quiz: (told) => t(($) => $.quiz[told.result === '' ? 'void' : told.gold === 0 ? 'nobody' : 'ended'], told),
        otherRoom: (told) => t(($) => $.gift.otherRoom, told),
        locale,
      }),
    [t, locale],
  )
  const lines = useMemo(
    () => [
      { id: 'notice', kind: 'notice' as const, text: notice || t(($) => $.chat.welcome) },
      ...(lostCount > 0
        ? [{ id: 'lost', kind: 'notice' as const, text: t(($) => $.chat.lost, { count: lostCount }) }]
        : []),
      ...withoutRemoved(messages).flatMap((message) =>
        until === null || message.time <= until ? (lineOf(message) ?? []) : [],
      ),
      ...(until === null ? [] : [{ id: 'until', kind: 'notice' as const, text: t(($) => $.chat.until) }]),
    ],
    [messages, lostCount, notice, until, lineOf, t],
  )
  return { lines, messageOf }
}

/** Without what a manager has cleared from the room or taken back. */
const withoutRemoved = (messages: readonly Message[]): readonly Message[] => {
  const hosts = messages.map(roomHostMessage)
  const revoked = new Set(hosts.flatMap((host) => (host?.type === 'revokeMessage' ? [host.data.message_id] : [])))
  const kept = messages.slice(hosts.findLastIndex((host) => host?.type === 'clearChatList') + 1)
  return revoked.size === 0 ? kept : kept.filter(({ sequence }) => !revoked.has(String(sequence)))
}

/** Creates the line of a message once; messages are immutable. */
const lineMaker = (texts: Texts) => {
  const made = new WeakMap<Message, RoomChatMessage | null>()
  const sources = new WeakMap<RoomChatMessage, Message>()
  const lineOf = (message: Message): RoomChatMessage | null => {
    const known = made.get(message)
    if (known !== undefined) return known
    const line = toLine(message, texts)
    made.set(message, line)
    if (line) sources.set(line, message)
    return line
  }
  return { lineOf, messageOf: (line: RoomChatMessage) => sources.get(line) }
}

interface Texts extends HostTexts {
  failed: string
  me: string
}

/** Null for messages that are not shown in the room, such as most host messages. */
const toLine = (message: Message, texts: Texts): RoomChatMessage | null => {
  const host = roomHostMessage(message)
  if (host) return hostLine(message.ID, host, texts)
  if (message.type !== 'TIMTextElem') return null
  const badge = chatBadge({
    isAnchor: message.senderRole === 'anchor',
    isAdmin: message.senderRole === 'admin',
    level: message.senderLevel,
  })
  /** The server adds the sender's name; until then the user's id would be shown. */
  const name = nameFor(message.nick, texts.locale) || (message.flow === 'out' ? texts.me : message.from)
  const label = badge === 'anchor' ? texts.anchor : badge === 'admin' ? texts.admin : `Lv${message.senderLevel}`
  return {
    id: message.ID,
    kind: 'text',
    author: { name, ...(badge ? { badge: { kind: badge, label } } : {}) },
    text: message.payload.text,
    isMine: message.flow === 'out',
    pending: message.status === 'unsend',
    ...(message.status === 'fail' ? { failed: texts.failed } : {}),
  }
}
