import styles from './TextBubble.module.css'
import type { MessageTextPart } from './types'

/** A text with its mentions, links and emoji. */
export const TextBubble = ({ text }: { text: string | readonly MessageTextPart[] }) => (
  <span className={styles.text}>{typeof text === 'string' ? text : text.map(drawn)}</span>
)

const drawn = (part: MessageTextPart, at: number) => {
  if (typeof part === 'string') return part
  if (part.kind === 'emoji') return <img key={at} src={part.src} alt={part.text} className={styles.emoji} />
  if (part.kind === 'mention')
    return (
      <b key={at} className={styles.mention} data-me={part.isMe || undefined}>
        {part.text}
      </b>
    )
  return (
    <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      {part.text}
    </a>
  )
}
