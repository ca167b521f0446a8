import { BellOff, Ellipsis, Pin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge, countText } from '../../basics/badge'
import { Pressable } from '../../basics/pressable'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useLongPress } from '../../util/use-long-press'
import { useMergedRef } from '../../util/use-merged-ref'
import rowStyles from '../row.module.css'
import styles from './ConversationRow.module.css'
import { useRowActions } from './use-row-actions'

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
  /**
   * Actions that a swipe, a right click, the menu key or an arrow key reveals; Tab reaches them, too. With `onMenu` only a
   * swipe and an arrow key do: the menu has them, too.
   */
  actions?: readonly ConversationAction[]
  /** Set to show a button for the actions or the menu under a mouse: its accessible name, e.g. "More". */
  actionsLabel?: string
  /**
   * Called on a long press, a right click, the menu key, and a press on the button that `actionsLabel` names, which Tab
   * reaches: open an `ActionSheet` with all that can be done.
   */
  onMenu?: () => void
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
    actions = [],
    actionsLabel,
    onMenu,
    ref,
    ...rest
  } = props
  const { row, isRevealed, reveal, handlers } = useRowActions(actions.length > 0, onMenu !== undefined)
  const own = {
    ...mergeProps(handlers, { ...useLongPress(onMenu), className: cx(styles.swipe, onMenu && styles.held) }),
    'data-component': 'ConversationRow',
    'data-state': isRevealed ? 'revealed' : 'closed',
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(row, ref)}>
      <div className={cx(area.area, rowStyles.row, styles.row)} data-pinned={pinned !== undefined || undefined}>
        <Avatar name={name} src={avatar} size="medium" className={styles.avatar} />
        <div className={rowStyles.text}>
          <div className={rowStyles.line}>
            {pinned && <Pin role="img" aria-label={pinned} className={styles.sign} />}
            <Pressable className={cx(area.link, rowStyles.name)} href={href} onPress={onOpen}>
              {name}
            </Pressable>
            {muted && <BellOff role="img" aria-label={muted} className={styles.sign} />}
            {time && <span className={rowStyles.time}>{time}</span>}
            {actionsLabel && (onMenu ?? actions.length > 0) && (
              <button
                type="button"
                // Keys reach the actions themselves, but a menu only by this button.
                {...(onMenu ? { 'aria-haspopup': 'dialog' } : { tabIndex: -1 })}
                className={cx(styles.more, onMenu && styles.opener)}
                aria-label={actionsLabel}
                onClick={onMenu ?? reveal}
              >
                <Ellipsis aria-hidden />
              </button>
            )}
          </div>
          <div className={rowStyles.line}>
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
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          tabIndex={onMenu && -1}
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
