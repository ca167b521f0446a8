import styles from './MessageReactions.module.css'
import type { MessageReaction } from './types'

interface Props {
  reactions: readonly MessageReaction[]
  onReact?: (reactionId: string) => void
}

/** The reactions to a message, each with how many have it. */
export const MessageReactions = ({ reactions, onReact }: Props) => (
  <span className={styles.reactions}>
    {reactions.map(({ id, emoji, count, isMine = false, label }) => (
      <button
        key={id}
        type="button"
        aria-label={label}
        aria-pressed={isMine}
        disabled={!onReact}
        className={styles.reaction}
        onClick={onReact && (() => onReact(id))}
      >
        {typeof emoji === 'string' ? <span aria-hidden>{emoji}</span> : <img src={emoji.src} alt="" />}
        <span aria-hidden>{count}</span>
      </button>
    ))}
  </span>
)
