import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { LevelBadge } from '../level-badge'
import styles from './RoomChatList.module.css'
import type { RoomChatAuthor, RoomChatMessage } from './types'

export interface RoomChatLineProps {
  message: RoomChatMessage
  onAuthor?: (messageId: string, message: RoomChatMessage) => void
  onResend?: (messageId: string, message: RoomChatMessage) => void
}

/** One line: badge, name and text flow as one paragraph. */
export const RoomChatLine = memo(function RoomChatLine({ message, onAuthor, onResend }: RoomChatLineProps) {
  if (message.kind === 'notice')
    return (
      <div className={styles.line} data-kind="notice">
        {message.text}
      </div>
    )
  const text = message.kind === 'text' ? message : null
  return (
    <div
      className={styles.line}
      data-kind={message.kind}
      data-mine={text?.isMine || undefined}
      data-pending={text?.pending || undefined}
    >
      <Author
        author={message.author}
        colon={message.kind === 'text'}
        onPress={onAuthor && (() => onAuthor(message.id, message))}
      />
      <span className={styles.texts}>{message.text}</span>
      {message.kind === 'gift' && message.icon && <img src={message.icon} alt="" className={styles.gift} />}
      {message.kind === 'gift' && message.count !== undefined && <b className={styles.times}>×{message.count}</b>}
      {text?.failed && (
        <button type="button" className={styles.failed} onClick={onResend && (() => onResend(message.id, message))}>
          <CircleAlert aria-hidden />
          {text.failed}
        </button>
      )}
    </div>
  )
})

const Author = ({ author, colon, onPress }: { author: RoomChatAuthor; colon: boolean; onPress?: () => void }) => {
  const name = colon ? `${author.name}:` : author.name
  return (
    <>
      {author.badge && <LevelBadge kind={author.badge.kind} label={author.badge.label} className={styles.badge} />}
      {onPress ? (
        <button type="button" className={styles.author} onClick={onPress}>
          {name}
        </button>
      ) : (
        <span className={styles.author}>{name}</span>
      )}
    </>
  )
}
