import { SegmentedTabs } from '@org/ui/basics'
import { useId, useState, type ReactNode } from 'react'
import styles from './PanelViews.module.css'

interface PanelViewsProps<Id extends string> {
  /** The accessible name of the choice. */
  label: string
  /** The first one is shown at the start. */
  views: readonly { readonly id: Id; readonly label: string }[]
  /** Renders a view. */
  children: (id: Id) => ReactNode
}

/** The views within the panel of a tab, one at a time. A single one needs no choice. */
export const PanelViews = <Id extends string>({ label, views, children }: PanelViewsProps<Id>) => {
  const panelId = useId()
  const [choice, choose] = useState<Id | null>(null)
  // A view may be found to have nothing, and leave.
  const chosen = views.find(({ id }) => id === choice) ?? views[0]
  if (chosen === undefined) return null
  const content = children(chosen.id)
  if (views.length === 1) return <div className={styles.views}>{content}</div>
  return (
    <div className={styles.views}>
      <SegmentedTabs
        look="pill"
        className={styles.choice}
        label={label}
        tabs={views.map((view) => ({ ...view, panelId }))}
        selectedId={chosen.id}
        onSelect={(id: Id) => choose(id)}
      />
      <div id={panelId} role="tabpanel" aria-label={chosen.label} className={styles.view}>
        {content}
      </div>
    </div>
  )
}
