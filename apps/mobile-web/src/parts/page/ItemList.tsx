import type { ReactNode } from 'react'
import styles from './ItemList.module.css'

interface ItemListProps<Item> {
  /** The accessible name of the list. */
  label: string
  items: readonly Item[]
  /** The name of an item, which it keeps. */
  keyOf: (item: Item) => string | number
  /** Cards in two columns instead of rows. */
  grid?: boolean
  children: (item: Item, index: number) => ReactNode
}

/** Items as rows or as cards. */
export const ItemList = <Item,>({ label, items, keyOf, grid = false, children }: ItemListProps<Item>) => (
  <ul aria-label={label} className={grid ? styles.grid : undefined}>
    {items.map((item, index) => (
      <li key={keyOf(item)}>{children(item, index)}</li>
    ))}
  </ul>
)
