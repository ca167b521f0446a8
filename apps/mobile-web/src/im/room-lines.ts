import { chatBadge, nameFor, type C2CRoomMessage, type EpochSeconds } from '@org/domain'
import type { Message } from '@org/im-sdk'
import type { LiveRoomState } from '@org/im-sdk/live-rooms'
import type { RoomChatMessage } from '@org/ui/live'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useIsBlocked } from './blocked-words'
import { useLocale } from '../hooks/use-locale'
import { hostLine, senderName, type HostTexts } from './host-lines'
import { useAppSelector } from '../store/store'
import { roomHostMessage } from './room-host-message'
import { roomPrivate } from './room-private'

/**
 * The lines of a room: the notice, gaps, and messages, with a moment those until then, as far as the room has kept them. A message keeps its line object, so that only new lines render.
 * `messageOf` finds the message of a line, also of one that is still shown when the room has kept it no longer, and
 * `isRemoved` says whether a manager has removed it, or the viewer has blocked a word of it.
 */
export const useRoomLines = (
  { messages, lostCount }: Pick<LiveRoomState, 'messages' | 'lostCount'>,
  { liveid, notice, until }: { liveid: number; notice: string; until: EpochSeconds | null },
): {
  lines: readonly RoomChatMessage[]
  messageOf: (line: RoomChatMessage) => Message | undefined
  isRemoved: (line: RoomChatMessage) => boolean
} => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const privateTexts = usePrivateTexts(liveid)
  const isBlocked = useIsBlocked()
  const isHidden = useCallback(
    (line: RoomChatMessage) => line.kind === 'text' && line.isMine !== true && isBlocked(line.text),
    [isBlocked],
  )
  const { lineOf, messageOf } = useMemo(
    () =>
      lineMaker({
        anchor: t(($) => $.badge.anchor),
        admin: t(($) => $.badge.admin),
        failed: t(($) => $.chat.failed),
        me: t(($) => $.chat.me),
        gift: (name) => t(($) => $.gift.sent, { name }),
        followed: (name) => t(($) => $.follow.told, { name }),
        entered: (name) => t(($) => $.chat.entered, { name }),
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
      ...inOrder(
        withoutRemoved(messages, liveid).flatMap((message) => {
          const line = until === null || message.time <= until ? lineOf(message) : null
          return line === null || isHidden(line) ? [] : [{ time: message.time, line }]
        }),
        privateTexts.flatMap(({ sender, text, time }, nth) => {
          const name = senderName(sender, locale)
          const line = { id: `private ${nth}`, kind: 'notice' as const, text: t(($) => $.chat.private, { name, text }) }
          return until === null || time <= until ? [{ time, line }] : []
        }),
      ),
      ...(until === null ? [] : [{ id: 'until', kind: 'notice' as const, text: t(($) => $.chat.until) }]),
    ],
    [messages, liveid, lostCount, notice, until, lineOf, isHidden, privateTexts, locale, t],
  )
  const isRemoved = useMemo(() => {
    const removed = removedFrom(messages)
    return (line: RoomChatMessage) => {
      const message = messageOf(line)
      return isHidden(line) || (message !== undefined && removed(message))
    }
  }, [messages, messageOf, isHidden])
  return { lines, messageOf, isRemoved }
}

interface TimedLine {
  readonly time: EpochSeconds
  readonly line: RoomChatMessage
}

const inOrder = (said: readonly TimedLine[], told: readonly TimedLine[]): readonly RoomChatMessage[] =>
  (told.length === 0 ? said : [...said, ...told].sort((a, b) => a.time - b.time)).map(({ line }) => line)

/** The private texts to the viewer from somebody in this room. */
const usePrivateTexts = (liveid: number): readonly C2CRoomMessage[] => {
  const me = useAppSelector(({ session }) => session.uid)
  const all = useAppSelector(roomPrivate.selectSlice)
  return useMemo(() => all.filter((told) => told.liveid === liveid && told.to_uid === me), [all, liveid, me])
}

/** Whether a manager has cleared a message from the room or taken it back. What is being sent has no sequence of the room yet. */
const removedFrom = (messages: readonly Message[]): ((message: Message) => boolean) => {
  const revoked = new Set<string>()
  let cleared = 0
  for (const message of messages) {
    const host = roomHostMessage(message)
    if (host?.type === 'revokeMessage') revoked.add(host.data.message_id)
    if (host?.type === 'clearChatList') cleared = message.sequence
  }
  return ({ status, sequence }) =>
    status === 'success' && sequence > 0 && (sequence <= cleared || revoked.has(String(sequence)))
}

/** A tip about who has come. A room on air has a message of the host too, which names nobody twice. */
const isJoinTip = (message: Message): boolean =>
  message.type === 'TIMGroupTipElem' && message.payload.operationType === 1

/** Says only who comes and goes. */
const isVisit = (message: Message): boolean =>
  message.type === 'TIMGroupTipElem'
    ? message.payload.operationType <= 2
    : roomHostMessage(message)?.type === 'LiveGroupMemberJoinExit'

/**
 * Without what a manager has cleared from the room or taken back, who came before the last thing that was said, and what
 * other rooms are told of a gift in this one.
 */
const withoutRemoved = (messages: readonly Message[], liveid: number): readonly Message[] => {
  const hosts = messages.map(roomHostMessage)
  const isRemoved = removedFrom(messages)
  const first = hosts.findLastIndex((host) => host?.type === 'clearChatList') + 1
  const last = messages.findLastIndex((message) => !isVisit(message))
  const lastTip = hosts.some((host) => host?.type === 'EnterRoomMessage') ? -1 : messages.findLastIndex(isJoinTip)
  return messages.filter((message, at) => {
    const host = hosts[at]
    if (at < first || isRemoved(message)) return false
    if (isJoinTip(message)) return at === lastTip && at > last
    if (host?.type === 'OtherRoomPackageNotify') return host.data.liveid !== liveid
    return host?.type !== 'EnterRoomMessage' || at === last
  })
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
  if (isJoinTip(message))
    return { id: message.ID, kind: 'notice', text: texts.entered(nameFor(message.nick, texts.locale) || message.from) }
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
