import { useState, type KeyboardEvent } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './EmojiGrid.module.css'

export interface GridEmoji {
  id: string
  /** A character, or the URL of a picture. */
  emoji: string | { src: string }
  /** The accessible name. */
  label: string
}

export interface EmojiGridProps extends RootProps<'div', 'onSelect'> {
  /** The accessible name of the grid. */
  label: string
  /** In display order, such as the server's own list. */
  emoji: readonly GridEmoji[]
  /** Called with the id of an emoji. */
  onSelect: (id: string) => void
}

/** Emoji to choose from. It is one stop of the Tab key; the arrow keys go from one to the next. */
export const EmojiGrid = ({ label, emoji, onSelect, ...rest }: EmojiGridProps) => {
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const to = buttons[active + stepOf(event, buttons)]
    if (!to || stepOf(event, buttons) === 0) return
    event.preventDefault()
    to.focus()
  }
  return (
    <div
      {...mergeProps(
        { role: 'group', 'aria-label': label, className: styles.grid, onKeyDown, 'data-component': 'EmojiGrid' },
        rest,
      )}
    >
      {emoji.map(({ id, emoji: shown, label: name }, at) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          tabIndex={at === Math.min(active, emoji.length - 1) ? 0 : -1}
          className={styles.emoji}
          // Keeps the phone's keyboard open, and the place in the text.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setActive(at)}
          onClick={() => onSelect(id)}
        >
          {typeof shown === 'string' ? <span aria-hidden>{shown}</span> : <img src={shown.src} alt="" loading="lazy" />}
        </button>
      ))}
    </div>
  )
}

/** How far an arrow key goes: up and down by the columns of the layout. */
const stepOf = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, buttons: readonly HTMLElement[]) => {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0
}
