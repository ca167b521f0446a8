import { memo, useLayoutEffect, useMemo, useRef, type FocusEvent, type ReactElement, type RefObject } from 'react'
import { VList, type VListHandle } from 'virtua'
import frame from '../../basics/chat-frame/chat-frame.module.css'
import { cx } from '../../util/cx'
import { useByHand } from '../../util/use-by-hand'
import { RoomChatLine, type RoomChatLineProps } from './RoomChatLine'
import styles from './RoomChatList.module.css'
import type { RoomChatMessage } from './types'

interface RoomChatLinesProps {
  list: RefObject<VListHandle | null>
  label: string
  shown: readonly RoomChatMessage[]
  /** Called with whether the user scrolls, or the list itself. */
  onScroll: (isByHand: boolean) => void
  /** Called with whether the keyboard is in a line, which must stay in the page. */
  onReading: (isReading: boolean) => void
  line: (message: RoomChatMessage) => ReactElement
}

/** The visible lines. They render once per batch, not once per message: all props stay the same between batches. */
export const RoomChatLines = memo(function RoomChatLines(props: RoomChatLinesProps) {
  const { list, label, shown, onScroll, onReading, line } = props
  const hand = useByHand()
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (target !== currentTarget && target.matches(':focus-visible')) onReading(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A modal gives the focus back.
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog')) onReading(false)
  }
  return (
    <VList
      ref={list}
      role="log"
      aria-label={label}
      aria-live="off"
      tabIndex={0}
      className={cx(frame.list, styles.list)}
      data={shown}
      itemSize={30}
      onScroll={() => onScroll(hand.moved())}
      onScrollEnd={hand.rest}
      {...hand.handlers}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {line}
    </VList>
  )
})

/** Renders a line. The function stays the same while the caller's handlers are other functions at each render. */
export const useLine = ({ onAuthor, onResend }: Pick<RoomChatLineProps, 'onAuthor' | 'onResend'>) => {
  const latest = useRef({ onAuthor, onResend })
  useLayoutEffect(() => {
    latest.current = { onAuthor, onResend }
  }, [onAuthor, onResend])
  const [canOpen, canResend] = [onAuthor !== undefined, onResend !== undefined]
  return useMemo(() => {
    const handlers: Pick<RoomChatLineProps, 'onAuthor' | 'onResend'> = {
      ...(canOpen && { onAuthor: (...pressed) => latest.current.onAuthor?.(...pressed) }),
      ...(canResend && { onResend: (...pressed) => latest.current.onResend?.(...pressed) }),
    }
    return (message: RoomChatMessage) => <RoomChatLine key={message.id} message={message} {...handlers} />
  }, [canOpen, canResend])
}
