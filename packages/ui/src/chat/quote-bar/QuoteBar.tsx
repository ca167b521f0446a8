import { X } from 'lucide-react'
import { IconButton } from '../../basics/icon-button'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './QuoteBar.module.css'

export interface QuoteBarProps extends RootProps<'div'> {
  /** Who wrote the quoted message. */
  author: string
  /** What it says, as one line. */
  text: string
  /** A small picture of it. */
  picture?: string | null
  /** The accessible name of the button that takes the quote away. */
  closeLabel: string
  /** Called on a press on that button. */
  onClose: () => void
}

/** The message that the next one replies to: pass it to the composer as `above`. */
export const QuoteBar = ({ author, text, picture, closeLabel, onClose, ...rest }: QuoteBarProps) => (
  <div {...mergeProps({ className: styles.bar, 'data-component': 'QuoteBar' }, rest)}>
    {picture && <img src={picture} alt="" className={styles.picture} />}
    <span className={styles.texts}>
      <b className={styles.author}>{author}</b>
      <span className={styles.text}>{text}</span>
    </span>
    <IconButton label={closeLabel} icon={<X />} onPress={onClose} />
  </div>
)
