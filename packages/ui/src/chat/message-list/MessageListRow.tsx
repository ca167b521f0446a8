import { memo, type RefCallback } from 'react'
import { MessageRow, type MessageHandlers, type MessageLabels } from '../message-row'
import styles from './MessageList.module.css'
import type { MessageDivider, MessageListItem } from './types'

interface RowProps extends MessageHandlers {
  item: MessageListItem
  labels: MessageLabels
  playing: number | undefined
  progress: number | undefined
  onTip: ((id: string) => void) | undefined
  /** Given if this is the message that is sought. */
  soughtRow: RefCallback<HTMLElement> | undefined
}

export const MessageListRow = memo(function MessageListRow(props: RowProps) {
  const { item, labels, playing, progress, onTip, soughtRow, ...handlers } = props
  if (item.kind === 'divider') return <Divider divider={item} onAction={onTip && (() => onTip(item.id))} />
  return (
    <MessageRow
      message={item}
      labels={labels}
      {...handlers}
      playing={playing}
      progress={progress}
      ref={soughtRow}
      role="article"
      tabIndex={-1}
      {...{ 'data-row': item.id, 'data-sought': soughtRow && '' }}
    />
  )
})

const Divider = ({ divider, onAction }: { divider: MessageDivider; onAction?: () => void }) => (
  <div className={styles.divider} data-look={divider.look}>
    <span>
      {divider.text}
      {divider.action && (
        <>
          {' '}
          <button type="button" className={styles.action} onClick={onAction}>
            {divider.action}
          </button>
        </>
      )}
    </span>
  </div>
)
