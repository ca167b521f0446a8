import { useRef, type ReactNode } from 'react'
import { VList, type VListHandle } from 'virtua'
import frame from '../../basics/chat-frame/chat-frame.module.css'
import { NewMessagesPill } from '../../basics/chat-frame/NewMessagesPill'
import { Hidden } from '../../basics/hidden'
import { Spinner } from '../../basics/spinner'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useAnnouncement } from '../../util/use-announcement'
import { useByHand } from '../../util/use-by-hand'
import { useMergedRef } from '../../util/use-merged-ref'
import { useResized } from '../../util/use-resized'
import type { MessageHandlers, MessageLabels } from '../message-row'
import { contentText } from '../message-row/content-text'
import styles from './MessageList.module.css'
import { MessageListRow } from './MessageListRow'
import type { MessageListItem } from './types'
import { useAnchor } from './use-anchor'
import { useFollow } from './use-follow'
import { useRowFocus } from './use-row-focus'
import { useShift } from './use-shift'
import { useSought } from './use-sought'
import { isTheirs, useUnseen } from './use-unseen'

export interface MessageListLabels extends MessageLabels {
  /** The accessible name of the list. */
  list: string
  /** The text of the button that scrolls to the newest message, e.g. "12 new messages". */
  newMessages: (count: number) => string
  /** While older messages load. */
  loadingOlder: string
}

export interface MessageListProps extends RootProps<'div', keyof MessageHandlers>, MessageHandlers {
  /** Oldest first. Older messages may be prepended at any time; the visible messages keep their position. */
  items: readonly MessageListItem[]
  /** Keep them the same object, so that only rows that change render. */
  labels: MessageListLabels
  /** Set while there are older messages; called when the user scrolls near the start. */
  onLoadOlder?: () => void
  /** Whether older messages are loading. */
  loadingOlder?: boolean
  /** The sound that plays, and how much of it has been played, from 0 to 1. */
  playing?: { id: string; progress: number }
  /** How much of each file that is being transferred has been, from 0 to 1, by the id of its message. */
  transfers?: ReadonlyMap<string, number>
  /** Called on a press on the action of a line between messages, such as "Edit again". */
  onTip?: (id: string) => void
  /** The id of a message to which the list goes as soon as it has it, marked, with the focus. */
  sought?: string
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/** The distance from the start, in CSS px, at which older messages are requested. */
const AHEAD = 400
/** A line of text in a bubble: most messages. Sizes are measured as rows come near the screen. */
const USUAL_HEIGHT = 60

/** For screen readers. */
const textOf = (item: MessageListItem) =>
  item.kind === 'divider' ? item.text : `${item.author.name}: ${contentText(item.content)}`

/**
 * The messages of a conversation. It opens at the unread messages or at the end, follows the end while the user is
 * there, and keeps its position when older messages are prepended. The arrow keys go from message to message.
 */
export const MessageList = (props: MessageListProps) => {
  const {
    items,
    labels,
    onLoadOlder,
    loadingOlder = false,
    playing,
    transfers,
    onTip,
    sought,
    empty,
    ref,
    ...more
  } = props
  const { onAuthor, onOpen, onPlay, onResend, onQuote, onReact, onMenu, ...rest } = more
  const handlers = { onAuthor, onOpen, onPlay, onResend, onQuote, onReact, onMenu }
  const list = useRef<VListHandle>(null)
  const place = useRef<HTMLDivElement>(null)
  const root = useMergedRef(place, ref)
  const shift = useShift(items)
  const { toEnd, keep, moved } = useFollow(place, list, items, sought)
  const hand = useByHand()
  const anchor = useAnchor(place, list, items, shift)
  const unseen = useUnseen(items)
  const focus = useRowFocus(place, list, items)
  const soughtRow = useSought(sought)
  const announcement = useAnnouncement(items.findLast(isTheirs), textOf)
  const isResizing = useResized(place, keep)

  const look = (isByHand: boolean) => {
    const view = list.current
    if (!view || view.viewportSize === 0) return
    const atEnd = moved(isByHand, isResizing())
    unseen.show(atEnd ? items.length - 1 : view.findItemIndex(view.scrollOffset + view.viewportSize - 1), atEnd)
  }
  const onScroll = (offset: number) => {
    look(hand.moved())
    anchor.note()
    if (offset < AHEAD && !loadingOlder) onLoadOlder?.()
  }
  const onResize = () => {
    anchor.keep()
    // Rows that do not fill the screen cannot be scrolled.
    if (!list.current || list.current.scrollSize > list.current.viewportSize) return
    look(false)
    if (items.length > 0 && !loadingOlder) onLoadOlder?.()
  }

  return (
    <div {...mergeProps({ ref: root, className: frame.room, 'data-component': 'MessageList' }, rest)}>
      {items.length === 0 && empty}
      <VList
        ref={list}
        role="log"
        aria-label={labels.list}
        aria-live="off"
        tabIndex={0}
        className={cx(frame.list, styles.list)}
        data={items}
        shift={shift}
        itemSize={USUAL_HEIGHT}
        keepMounted={focus.keepMounted}
        onScroll={onScroll}
        onScrollEnd={() => {
          anchor.release()
          hand.rest()
        }}
        onResize={onResize}
        {...hand.handlers}
        {...focus.handlers}
        onKeyDown={(event) => {
          hand.handlers.onKeyDown()
          focus.handlers.onKeyDown(event)
        }}
      >
        {(item: MessageListItem) => (
          <MessageListRow
            key={item.id}
            item={item}
            labels={labels}
            {...handlers}
            playing={playing?.id === item.id ? playing.progress : undefined}
            progress={transfers?.get(item.id)}
            onTip={onTip}
            soughtRow={item.id === sought ? soughtRow : undefined}
          />
        )}
      </VList>
      <Hidden role="status">{announcement}</Hidden>
      {loadingOlder && (
        <div className={styles.loading}>
          <Spinner label={labels.loadingOlder} />
        </div>
      )}
      {unseen.count > 0 && <NewMessagesPill label={labels.newMessages(unseen.count)} onPress={toEnd} />}
    </div>
  )
}
