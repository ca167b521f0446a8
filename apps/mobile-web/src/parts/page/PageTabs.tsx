import { SegmentedTabs, SwipePanel, type SegmentedTab } from '@org/ui/basics'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import styles from './PageTabs.module.css'
import sticky from './sticky.module.css'
import { useTab } from './use-tab'
import { useTabScroll } from './use-tab-scroll'

interface PageTabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly ({ readonly id: Id; readonly label: string } & Pick<SegmentedTab, 'count' | 'countLabel'>)[]
  /** Renders the panel of a tab. */
  children: (id: Id) => ReactNode
  /** The panel among several, to which the focus can be moved. */
  panelRef?: Ref<HTMLDivElement>
}

/**
 * The tabs of a page and the panel of the chosen one, which is in the URL. A swipe chooses the next tab. A single tab is
 * only its panel.
 */
export const PageTabs = <Id extends string>({ label, tabs, children, panelRef }: PageTabsProps<Id>) => {
  const panelId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [tab, choose] = useTab(tabs.map(({ id }) => id))
  const leave = useTabScroll(bar, tab)
  const at = tabs.findIndex(({ id }) => id === tab)
  const shown = tabs[at]
  if (!shown) return null
  if (tabs.length === 1) return <div className={styles.panel}>{children(shown.id)}</div>
  const select = (id: Id) => {
    leave()
    choose(id)
  }
  const toTab = (to: number) => {
    const next = tabs[to]
    return next && (() => select(next.id))
  }
  return (
    <>
      <SegmentedTabs
        ref={bar}
        className={sticky.bar}
        label={label}
        tabs={tabs.map((each) => ({ ...each, panelId }))}
        selectedId={shown.id}
        onSelect={select}
      />
      <SwipePanel
        ref={panelRef}
        id={panelId}
        role="tabpanel"
        aria-label={shown.label}
        className={styles.panel}
        onPrevious={toTab(at - 1)}
        onNext={toTab(at + 1)}
      >
        <h2 className="visually-hidden">{shown.label}</h2>
        {children(shown.id)}
      </SwipePanel>
    </>
  )
}
