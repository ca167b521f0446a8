import { SegmentedTabs } from '@org/ui/basics'
import { useId, type ReactNode } from 'react'
import styles from './PageTabs.module.css'
import { useTab } from './use-tab'

interface PageTabsProps<Id extends string> {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly { readonly id: Id; readonly label: string }[]
  /** Renders the panel of a tab. */
  children: (id: Id) => ReactNode
}

/** The tabs of a page and the panel of the chosen one, which is in the URL. A single tab is only its panel. */
export const PageTabs = <Id extends string>({ label, tabs, children }: PageTabsProps<Id>) => {
  const panelId = useId()
  const [tab, choose] = useTab(tabs.map(({ id }) => id))
  const shown = tabs.find(({ id }) => id === tab)
  if (!shown) return null
  if (tabs.length === 1) return <div className={styles.panel}>{children(shown.id)}</div>
  return (
    <>
      <SegmentedTabs
        className={styles.tabs}
        label={label}
        tabs={tabs.map((each) => ({ ...each, panelId }))}
        selectedId={shown.id}
        onSelect={choose}
      />
      <div id={panelId} role="tabpanel" aria-label={shown.label} className={styles.panel}>
        {children(shown.id)}
      </div>
    </>
  )
}
