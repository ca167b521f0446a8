import { Check, CheckCheck, CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { Avatar } from '../../basics/avatar'
import { Hidden } from '../../basics/hidden'
import { Spinner } from '../../basics/spinner'
import { Tag } from '../../basics/tag'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useLongPress } from '../../util/use-long-press'
import { MessageBubble } from './MessageBubble'
import { MessageReactions } from './MessageReactions'
import styles from './MessageRow.module.css'
import type { MessageAuthor, MessageHandlers, MessageItem, MessageLabels, MessageState } from './types'

export interface MessageRowProps extends RootProps<'div', keyof MessageHandlers>, MessageHandlers {
  /** What it shows. Keep it the same object while nothing in it changes. */
  message: MessageItem
  /** The texts that all messages share. */
  labels: MessageLabels
  /** Set while its sound plays: how much of it has been played, from 0 to 1. */
  playing?: number
  /** Set while its file is transferred: how much of it, from 0 to 1. */
  progress?: number
}

/** One message of a conversation: my messages at the end of the line, others at its start. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, labels, playing, progress, ...more } = props
  const { onAuthor, onOpen, onPlay, onResend, onQuote, onReact, onMenu, ...rest } = more
  const { id, author, isMine, state, readers, time, showName, showAvatar = true, hasMenu = true, reactions } = message
  const longPress = useLongPress(onMenu && hasMenu ? () => onMenu(id) : undefined)
  return (
    <div
      {...mergeProps(
        { ...longPress, className: styles.row, 'data-component': 'MessageRow', 'data-mine': isMine || undefined },
        rest,
      )}
    >
      <div className={styles.avatar}>
        {showAvatar && <Author author={author} onPress={onAuthor && (() => onAuthor(id))} />}
      </div>
      <div className={styles.column} data-sending={state === 'sending' || undefined}>
        {showName ? <Head author={author} /> : <Hidden>{author.name}</Hidden>}
        <div className={styles.line}>
          <MessageBubble
            {...{ message, labels, playing, progress, onOpen, onPlay, onQuote }}
            holds={Boolean(onMenu) && hasMenu}
          />
          {state && <State state={state} labels={labels} onResend={onResend && (() => onResend(id))} />}
        </div>
        {reactions && reactions.length > 0 && (
          <MessageReactions reactions={reactions} onReact={onReact && ((reaction) => onReact(id, reaction))} />
        )}
        {(time ?? readers) && (
          <span className={styles.foot}>
            {time && <span>{time}</span>}
            {readers && <span>{readers}</span>}
          </span>
        )}
      </div>
    </div>
  )
})

const Author = ({ author, onPress }: { author: MessageAuthor; onPress?: () => void }) => {
  const avatar = <Avatar name={author.name} src={author.avatar} size="medium" />
  if (!onPress) return avatar
  return (
    <button type="button" aria-label={author.name} className={styles.avatarButton} onClick={onPress}>
      {avatar}
    </button>
  )
}

const Head = ({ author: { name, badge } }: { author: MessageAuthor }) => (
  <span className={styles.head}>
    {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
    <span className={styles.name}>{name}</span>
  </span>
)

interface StateProps {
  state: MessageState
  labels: MessageLabels
  onResend?: () => void
}

const State = ({ state, labels, onResend }: StateProps) => {
  if (state === 'failed')
    return (
      <button
        type="button"
        className={styles.failed}
        aria-label={labels.resend}
        disabled={!onResend}
        onClick={onResend}
      >
        <CircleAlert aria-hidden />
      </button>
    )
  if (state === 'sending') return <Spinner label={labels.sending} className={styles.sending} />
  const Sign = state === 'read' ? CheckCheck : Check
  return (
    <Sign role="img" aria-label={labels[state]} className={styles.state} data-read={state === 'read' || undefined} />
  )
}
