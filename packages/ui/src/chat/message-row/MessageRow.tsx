import { CheckCheck, Check, CircleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Spinner } from '../../basics/spinner'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './MessageRow.module.css'

export type MessageState =
  | { kind: 'sending'; label: string }
  | { kind: 'sent'; label: string }
  | { kind: 'read'; label: string }
  | { kind: 'failed'; label: string; onResend: () => void }

export interface MessageRowProps extends RootProps<'div'> {
  /** Who sent it; the picture is a URL. */
  author: { name: string; avatar?: string | null }
  /** Whether the user sent it. */
  isMine: boolean
  /** The content: text, a picture, a voice message, a quote above a text. */
  children: ReactNode
  /** `media` has no bubble. */
  look?: 'text' | 'media'
  /** The sender's name above the bubble, for groups. */
  showName?: boolean
  /** `false` for all but the first of consecutive messages of one sender. */
  showAvatar?: boolean
  /** How far my message is; others' have none. */
  state?: MessageState
  /** When it was sent, next to the bubble. */
  time?: string
  /** Called on a press on the picture. */
  onAvatar?: () => void
  /** The accessible name of the picture as a button; by default the author's name. */
  avatarLabel?: string
}

/** One message of a conversation: my messages at the right, others at the left. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const {
    author,
    isMine,
    children,
    look = 'text',
    showName,
    showAvatar = true,
    state,
    time,
    onAvatar,
    avatarLabel,
    ...rest
  } = props
  const avatar = <Avatar name={author.name} src={author.avatar} size="medium" />
  return (
    <div
      {...mergeProps({ className: styles.row, 'data-component': 'MessageRow', 'data-mine': isMine || undefined }, rest)}
    >
      <div className={styles.avatar}>
        {showAvatar &&
          (onAvatar ? (
            <button
              type="button"
              aria-label={avatarLabel ?? author.name}
              className={styles.avatarButton}
              onClick={onAvatar}
            >
              {avatar}
            </button>
          ) : (
            avatar
          ))}
      </div>
      <div className={styles.column}>
        {showName ? <span className={styles.name}>{author.name}</span> : <Hidden>{author.name}</Hidden>}
        <div className={styles.line}>
          <div className={styles.bubble} data-look={look}>
            {children}
          </div>
          {state && <State state={state} />}
        </div>
        {time && <span className={styles.time}>{time}</span>}
      </div>
    </div>
  )
})

const State = ({ state }: { state: MessageState }) => {
  if (state.kind === 'failed')
    return (
      <button
        type="button"
        className={styles.failed}
        aria-label={state.label}
        title={state.label}
        onClick={state.onResend}
      >
        <CircleAlert aria-hidden />
      </button>
    )
  if (state.kind === 'sending') return <Spinner label={state.label} className={styles.sending} />
  const Sign = state.kind === 'read' ? CheckCheck : Check
  return (
    <Sign role="img" aria-label={state.label} className={styles.state} data-read={state.kind === 'read' || undefined} />
  )
}
