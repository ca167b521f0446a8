import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { VListHandle } from 'virtua'
import frame from '../../basics/chat-frame/chat-frame.module.css'
import { Hidden } from '../../basics/hidden'
import { lastKnownIndex } from '../../util/last-known-index'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { NewMessagesPill } from '../../basics/chat-frame/NewMessagesPill'
import { useAnnouncement } from '../../util/use-announcement'
import { useContentHeight } from '../../util/use-content-height'
import { useMergedRef } from '../../util/use-merged-ref'
import { useResized } from '../../util/use-resized'
import { RoomChatLines, useLine } from './RoomChatLines'
import type { RoomChatMessage } from './types'
import { usePaced } from './use-paced'

export interface RoomChatListProps extends RootProps<'div'> {
  /** The accessible name of the log. */
  label: string
  /** Oldest first. Keep a few hundred; old lines may be removed at the front. */
  messages: readonly RoomChatMessage[]
  /** The text of the button that scrolls to the newest line, e.g. "12 new messages". */
  newMessagesLabel: (count: number) => string
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** It keeps its place, as while a menu about a line is open, and then goes on as before. */
  holds?: boolean
  /** Whether a line has been taken back. It is removed also from before a user who has scrolled up; always the same function until that changes. */
  isRemoved?: (message: RoomChatMessage) => boolean
  /** Called on a press on a sender's name, with the line, which may be older than `messages`. */
  onAuthor?: (messageId: string, message: RoomChatMessage) => void
  /** Called on a press on a line that could not be sent. */
  onResend?: (messageId: string, message: RoomChatMessage) => void
}

/** The minimum time between two renders, so that a busy room does not block the page. */
const FLUSH_MS = 120
/** The distance from the end, in CSS px, that still counts as the end. */
const END_SLACK = 4

/**
 * The chat of a live room. It follows the newest line until the user scrolls up, or goes to a line with the keyboard; then it keeps its position, counts new
 * lines, and shows a button that scrolls to the end. Lines that change, for example after a resend, are updated in both
 * cases.
 */
export const RoomChatList = (props: RoomChatListProps) => {
  const { label, messages, newMessagesLabel, empty, holds = false, isRemoved, onAuthor, onResend, ref, ...rest } = props
  const paced = usePaced(messages, FLUSH_MS)
  const [following, setFollowing] = useState(true)
  const [held, setHeld] = useState(paced)
  if (!following && isRemoved && held.some(isRemoved)) setHeld(held.filter((message) => !isRemoved(message)))
  const shown = useMemo(() => (following ? paced : asNow(held, paced)), [following, paced, held])
  const unseen = following ? 0 : countAfter(paced, held)
  const announcement = useAnnouncement(paced.at(-1), textOf)
  const list = useRef<VListHandle>(null)
  const line = useLine({ onAuthor, onResend })

  const place = useRef<HTMLDivElement>(null)
  const root = useMergedRef(place, ref)

  // Not by the list's own scroll to a line: that one goes on until all lines around are measured, and takes back a user
  // who scrolls up meanwhile.
  const follow = useCallback(() => {
    const log = place.current?.querySelector('[role=log]')
    if (following && log) log.scrollTop = log.scrollHeight
  }, [following])
  useLayoutEffect(follow, [follow, shown])
  useContentHeight(place, follow)
  const isResizing = useResized(place, follow)

  const hold = useCallback(() => {
    setHeld(paced)
    setFollowing(false)
  }, [paced])
  /** Whether it follows when `holds` ends; null while nothing holds it. */
  const [follows, setFollows] = useState<boolean | null>(null)
  if (holds && follows === null) {
    setFollows(following)
    if (following) hold()
  }
  if (!holds && follows !== null) {
    setFollows(null)
    if (follows) setFollowing(true)
  }
  const onScroll = useCallback(
    (isByHand: boolean) => {
      const view = list.current
      if (!view || holds) return
      const atEnd = isAtEnd(view)
      if (atEnd && !following && !isReading(place.current)) setFollowing(true)
      if (atEnd || !following || !isByHand || isResizing()) return
      hold()
    },
    [following, holds, hold, isResizing],
  )
  const onReading = useCallback(
    (is: boolean) => {
      if (is && following) hold()
      if (!is && !following && !holds && list.current && isAtEnd(list.current)) setFollowing(true)
    },
    [following, holds, hold],
  )

  return (
    <div {...mergeProps({ ref: root, className: frame.room, 'data-component': 'RoomChatList' }, rest)}>
      {shown.length === 0 && empty}
      <RoomChatLines {...{ list, label, shown, onScroll, onReading, line }} />
      <Hidden role="status">{announcement}</Hidden>
      {unseen > 0 && <NewMessagesPill label={newMessagesLabel(unseen)} onPress={() => setFollowing(true)} />}
    </div>
  )
}

/** Whether the keyboard is on something in a line, which may leave the page with its focus. */
const isReading = (room: HTMLElement | null) => {
  const { activeElement } = document
  const line = activeElement?.closest('[role=log] *')
  return Boolean(line && room?.contains(line) && activeElement?.matches(':focus-visible'))
}

const isAtEnd = ({ scrollOffset, viewportSize, scrollSize }: VListHandle) =>
  scrollOffset + viewportSize >= scrollSize - END_SLACK

const textOf = (message: RoomChatMessage) =>
  message.kind === 'notice' ? message.text : `${message.author.name}: ${message.text}`

/** The frozen lines in their current state; those that the room keeps no longer stay as they were. */
const asNow = (held: readonly RoomChatMessage[], now: readonly RoomChatMessage[]): readonly RoomChatMessage[] => {
  const newest = new Map(now.map((message) => [message.id, message]))
  return held.map((message) => newest.get(message.id) ?? message)
}

/** The number of messages after the last one that is held; all of them if none is left. */
const countAfter = (messages: readonly RoomChatMessage[], held: readonly RoomChatMessage[]) =>
  messages.length - 1 - lastKnownIndex(messages, held)
