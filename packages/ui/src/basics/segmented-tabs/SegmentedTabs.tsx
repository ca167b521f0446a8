import { useEffect, useRef, type ReactNode } from 'react'
import { Badge, countText } from '../badge'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { rovingKeyDown } from '../../util/roving-key-down'
import { scrollToMiddle } from '../../util/scroll-to-middle'
import { useMergedRef } from '../../util/use-merged-ref'
import styles from './SegmentedTabs.module.css'
import { useSlide } from './use-slide'

export interface SegmentedTab<Id extends string = string> {
  id: Id
  label: ReactNode
  /** The id of the element that the tab shows, if it is in the page. */
  panelId?: string
  /** The number of unread things; 0 shows nothing. */
  count?: number
  /** Announced instead of the number, e.g. "12 unread". */
  countLabel?: string
}

export interface SegmentedTabsProps<Id extends string = string> extends RootProps<'div', 'onSelect'> {
  /** The accessible name of the group. */
  label: string
  /** In display order. */
  tabs: readonly SegmentedTab<Id>[]
  /** The id of the tab that is shown. */
  selectedId: Id
  /** Called with the id of a pressed tab; the arrow keys press the next one. */
  onSelect: (id: Id) => void
  /** `line` spans the width and scrolls, `pill` is a compact switch, `title` is large, for the top of a page. */
  look?: 'line' | 'pill' | 'title'
}

/** Tabs with a single tab stop; the arrow keys select. */
export const SegmentedTabs = <Id extends string>({
  label,
  tabs,
  selectedId,
  onSelect,
  look = 'line',
  ref,
  ...rest
}: SegmentedTabsProps<Id>) => {
  const list = useRef<HTMLDivElement>(null)
  const root = useMergedRef(list, ref)
  useEffect(() => scrollToMiddle(list.current, '[aria-selected="true"]'), [selectedId])
  useSlide(list, selectedId, look === 'pill')
  return (
    <div
      {...mergeProps(
        {
          ref: root,
          role: 'tablist',
          'aria-label': label,
          className: styles.list,
          'data-component': 'SegmentedTabs',
          'data-look': look,
          onKeyDown: rovingKeyDown,
        },
        rest,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          data-roving=""
          aria-selected={tab.id === selectedId}
          aria-controls={tab.panelId}
          tabIndex={tab.id === selectedId ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          <span className={styles.label}>{tab.label}</span>
          {tab.count ? (
            <Badge tone="count" label={tab.countLabel}>
              {countText(tab.count)}
            </Badge>
          ) : null}
        </button>
      ))}
    </div>
  )
}
