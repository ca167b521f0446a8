import type { MouseEvent, ReactNode, Ref } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { AppTabBar } from './AppTabBar'
import styles from './PageFrame.module.css'

const TABS = 'tabs'

interface PageFrameProps {
  hasTabs: boolean
  /** Whether a button floats above the end of the page. */
  hasFloats: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A page and, if it has one, its tab bar. */
export const PageFrame = ({ hasTabs, hasFloats, ref, children }: PageFrameProps) => (
  <>
    {hasTabs && <SkipLink />}
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.page}
      data-tabs={hasTabs || undefined}
      data-floats={hasFloats || undefined}
    >
      {children}
    </div>
    {hasTabs && <AppTabBar domId={TABS} />}
  </>
)

/** For the keyboard: passes over the page, whose list may be long. Seen only while it has the focus. */
const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href={`#${TABS}`} onClick={focusTabs}>
      {t(($) => $.skipToTabs)}
    </a>
  )
}

/** Instead of a navigation, which would be a new entry of the history. */
const focusTabs = (event: MouseEvent) => {
  event.preventDefault()
  document.querySelector<HTMLElement>(`#${TABS} a`)?.focus()
}
