import type { ReactNode, Ref } from 'react'
import { AppTabBar } from './AppTabBar'
import styles from './PageFrame.module.css'

interface PageFrameProps {
  hasTabs: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A page and, if it has one, its tab bar. */
export const PageFrame = ({ hasTabs, ref, children }: PageFrameProps) => (
  <>
    <div ref={ref} tabIndex={-1} className={styles.page} data-tabs={hasTabs || undefined}>
      {children}
    </div>
    {hasTabs && <AppTabBar />}
  </>
)
