import type { ReactNode } from 'react'
import { Badge, countText } from '../badge'
import { Pressable } from '../pressable'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './TabBar.module.css'

export interface TabBarItem {
  id: string
  label: string
  icon: ReactNode
  /** The icon while the tab is active, if it differs. */
  activeIcon?: ReactNode
  /** The page of the tab. With it the tab is a real link. */
  href?: string
  /** The unread count; 0 shows nothing, `true` a dot. */
  badge?: number | true
  /** Announced after the label when there is a badge, e.g. "12 unread". */
  badgeLabel?: string
}

export interface TabBarProps extends RootProps<'nav', 'onSelect'> {
  /** The accessible name of the navigation. */
  label: string
  /** Three to five, in display order. */
  items: readonly TabBarItem[]
  /** The id of the current tab; `null` on a page of no tab. */
  activeId: string | null
  /** Called instead of the browser's navigation. */
  onSelect?: (id: string) => void
}

/** The navigation at the bottom of the tab pages. */
export const TabBar = ({ label, items, activeId, onSelect, ...rest }: TabBarProps) => (
  <nav {...mergeProps({ 'aria-label': label, className: styles.bar, 'data-component': 'TabBar' }, rest)}>
    <ul className={styles.items}>
      {items.map((item) => {
        const active = item.id === activeId
        return (
          <li key={item.id} className={styles.cell}>
            <Pressable
              href={item.href}
              onPress={onSelect && (() => onSelect(item.id))}
              aria-current={active ? 'page' : undefined}
              className={styles.item}
            >
              <span aria-hidden className={styles.icon}>
                {active ? (item.activeIcon ?? item.icon) : item.icon}
              </span>
              <span className={styles.label}>{item.label}</span>
              {item.badge ? (
                <Badge tone="count" label={item.badgeLabel} className={styles.badge}>
                  {item.badge === true ? undefined : countText(item.badge)}
                </Badge>
              ) : null}
            </Pressable>
          </li>
        )
      })}
    </ul>
  </nav>
)
