import { BellOff, Pin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge, countText } from '../../basics/badge'
import { Pressable } from '../../basics/pressable'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './ConversationRow.module.css'

export interface ConversationAction {
  id: string
  label: string
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'brand' | 'danger'
  onPress: () => void
}

export interface ConversationRowProps extends RootProps<'div'> {
  /** The name of the user or the group. */
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** The last message as a line of text. */
  preview: ReactNode
  /** A coloured word before the preview: a mention, a draft. */
  tag?: { text: string; tone: 'brand' | 'live' }
  /** Set while someone types in it, e.g. "Ana is typing…": shown instead of the last message and its word. */
  typing?: string
  /** When the last message was sent. */
  time?: string
  /** The number of unread messages; 0 shows nothing. */
  unread?: number
  /** Announced instead of the number, e.g. "12 unread". */
  unreadLabel?: string
  /** Set if the conversation is muted: the accessible name of the crossed bell. The unread count becomes a dot. */
  muted?: string
  /** Set if the conversation is pinned: the accessible name of the pin. */
  pinned?: string
  /** The page of the conversation. With it the row is a real link. */
  href?: string
  /** Called on a press on the row, instead of the browser's navigation. */
  onOpen?: () => void
  /** Actions that a swipe reveals; also reachable by keyboard. */
  actions?: readonly ConversationAction[]
}

/** A row of the conversation list. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const {
    name,
    avatar,
    preview,
    tag,
    typing,
    time,
    unread = 0,
    unreadLabel,
    muted,
    pinned,
    href,
    onOpen,
    actions,
    ...rest
  } = props
  return (
    <div {...mergeProps({ className: styles.swipe, 'data-component': 'ConversationRow' }, rest)}>
      <div className={styles.row} data-pinned={pinned !== undefined || undefined}>
        <Avatar name={name} src={avatar} size="medium" className={styles.avatar} />
        <div className={styles.text}>
          <div className={styles.line}>
            {pinned && <Pin role="img" aria-label={pinned} className={styles.sign} />}
            <Pressable className={styles.name} href={href} onPress={onOpen}>
              {name}
            </Pressable>
            {muted && <BellOff role="img" aria-label={muted} className={styles.sign} />}
            {time && <span className={styles.time}>{time}</span>}
          </div>
          <div className={styles.line}>
            {tag && !typing && (
              <b className={styles.tag} data-tone={tag.tone}>
                {tag.text}
              </b>
            )}
            <span className={styles.preview} data-typing={typing !== undefined || undefined}>
              {typing ?? preview}
            </span>
            {unread > 0 && (
              <Badge tone={muted ? 'neutral' : 'count'} label={unreadLabel} className={styles.unread}>
                {muted ? undefined : countText(unread)}
              </Badge>
            )}
          </div>
        </div>
      </div>
      {actions?.map((action) => (
        <button
          key={action.id}
          type="button"
          className={styles.action}
          data-tone={action.tone}
          onClick={action.onPress}
        >
          {action.label}
        </button>
      ))}
    </div>
  )
})
