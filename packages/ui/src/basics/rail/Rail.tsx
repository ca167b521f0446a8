import type { FocusEvent, ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Rail.module.css'

export interface RailProps<Item> extends RootProps<'ul'> {
  /** The accessible name. */
  label: string
  /** In display order. */
  items: readonly Item[]
  /** The name of an item, which it keeps. */
  keyOf: (item: Item) => string | number
  /** Renders an item. All of them are as high as the highest. */
  children: (item: Item) => ReactNode
}

/** Small cards in one line that scrolls sideways. What has the focus scrolls into view. */
export const Rail = <Item,>({ label, items, keyOf, children, ...rest }: RailProps<Item>) => (
  <ul
    {...mergeProps({ 'aria-label': label, className: styles.rail, 'data-component': 'Rail', onFocus: showWhole }, rest)}
  >
    {items.map((item) => (
      <li key={keyOf(item)} className={styles.item}>
        {children(item)}
      </li>
    ))}
  </ul>
)

/** Browsers are content with a card that is cut. */
const showWhole = ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
