import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { VList, type VListHandle } from 'virtua'
import { MessageRow, type MessageRowProps } from '../message-row'
import { Spinner } from '../../basics/spinner'
import frame from '../../basics/chat-frame/chat-frame.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { NewMessagesPill } from '../../basics/chat-frame/NewMessagesPill'
import { useMergedRef } from '../../util/use-merged-ref'
import { useResized } from '../../util/use-resized'
import styles from './MessageList.module.css'
import { useShift } from './use-shift'

export type MessageListItem =
  | ({ kind: 'message'; id: string } & MessageRowProps)
  /** A time, a tip ("… revoked a message"), or the "new messages" line. */
  | { kind: 'divider'; id: string; look: 'time' | 'tip' | 'unread'; text: ReactNode }

export interface MessageListProps extends RootProps<'div'> {
  /** The accessible name of the list. */
  label: string
  /** Oldest first. Older messages may be prepended at any time; the visible messages keep their position. */
  items: readonly MessageListItem[]
  /** Set while there are older messages; called when the user scrolls near the start. */
  onLoadOlder?: () => void
  /** Shown at the start while older messages load. */
  loadingOlder?: string
  /** The text of the button that scrolls to the newest message, e.g. "12 new messages". */
  newMessagesLabel: (count: number) => string
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/** The distance from the start, in CSS px, at which older messages are requested. */
const AHEAD = 400
const END_SLACK = 24

/**
 * The messages of a conversation. It opens at the end, follows the end while the user is there, and keeps its position
 * when older messages are prepended.
 */
export const MessageList = (props: MessageListProps) => {
  const { label, items, onLoadOlder, loadingOlder, newMessagesLabel, empty, ref, ...rest } = props
  const list = useRef<VListHandle>(null)
  const shift = useShift(items)
  const [atEnd, setAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(items.at(-1)?.id)
  const lastId = items.at(-1)?.id
  if (atEnd && seenId !== lastId) setSeenId(lastId)
  const unseen = atEnd ? 0 : items.slice(items.findIndex((item) => item.id === seenId) + 1).filter(isTheirs).length

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  const following = useRef(true)
  const handledId = useRef<string | undefined>(undefined)
  useLayoutEffect(() => {
    const last = items.at(-1)
    if (!last) return
    const isNew = last.id !== handledId.current
    handledId.current = last.id
    // A user at the end stays there, also when messages are inserted before their own pending message.
    if (following.current || (isNew && isMine(last))) list.current?.scrollToIndex(items.length - 1, { align: 'end' })
  }, [items])

  const place = useRef<HTMLDivElement>(null)
  const root = useMergedRef(place, ref)
  useResized(place, () => {
    if (following.current && items.length > 0) toEnd()
  })

  const onScroll = (offset: number) => {
    const view = list.current
    if (!view) return
    const nowAtEnd = offset + view.viewportSize >= view.scrollSize - END_SLACK
    following.current = nowAtEnd
    if (nowAtEnd !== atEnd) setAtEnd(nowAtEnd)
    if (offset < AHEAD && !loadingOlder) onLoadOlder?.()
  }

  return (
    <div {...mergeProps({ ref: root, className: frame.room, 'data-component': 'MessageList' }, rest)}>
      {items.length === 0 && empty}
      <VList
        ref={list}
        role="log"
        aria-label={label}
        aria-live="polite"
        tabIndex={0}
        className={cx(frame.list, styles.list)}
        data={items}
        shift={shift}
        itemSize={60}
        onScroll={onScroll}
      >
        {(item: MessageListItem) => <Item key={item.id} item={item} />}
      </VList>
      {loadingOlder && (
        <div className={styles.loading}>
          <Spinner label={loadingOlder} />
        </div>
      )}
      {unseen > 0 && <NewMessagesPill label={newMessagesLabel(unseen)} onPress={toEnd} />}
    </div>
  )
}

const Item = ({ item }: { item: MessageListItem }) => {
  if (item.kind === 'divider')
    return (
      <div className={styles.divider} data-look={item.look}>
        <span>{item.text}</span>
      </div>
    )
  const { kind: _, id: __, ...row } = item
  return <MessageRow {...row} />
}

const isMine = (item: MessageListItem) => item.kind === 'message' && item.isMine
const isTheirs = (item: MessageListItem) => item.kind === 'message' && !item.isMine
