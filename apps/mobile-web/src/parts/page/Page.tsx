import { PAGES, pageOf, type Page as PageRow } from '@org/domain'
import { AppBar } from '@org/ui/basics'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useBack } from '../../hooks/use-back'
import { useOnline } from '../../hooks/use-online'
import { useTranslation } from '../../i18n/use-translation'
import { focusHeading } from './focus-heading'
import styles from './Page.module.css'
import { StaleLine } from './StaleLine'

export interface PageProps {
  /** The heading in the bar, or a node with an `h1`; null for a page without a bar. */
  title: ReactNode
  subtitle?: string
  /** One to three `IconButton`s. */
  actions?: ReactNode
  /**
   * `flow` uses the full width; `cards` puts space around and between its parts; `text` is for reading; `screen` is as
   * high as the screen, and its content scrolls by itself.
   */
  layout?: 'flow' | 'cards' | 'text' | 'screen'
  /** When the content arrived, in epoch milliseconds. Shown without a network. */
  updatedAt?: number | undefined
  children: ReactNode
}

/** The page of a screen: its bar, with a back button unless a tab leads to it, and its content. */
export const Page = ({ title, subtitle, actions, layout = 'flow', updatedAt, children }: PageProps) => {
  const page = useRef<HTMLDivElement>(null)
  const online = useOnline()
  const back = useBackButton()
  useFocusOfArrival(page)
  return (
    <div ref={page} className={styles.page} data-layout={layout}>
      {title !== null && <AppBar title={title} subtitle={subtitle} actions={actions} {...back} />}
      <main className={styles.main}>
        <StaleLine stale={online || updatedAt === undefined ? null : { at: updatedAt }} />
        {children}
      </main>
    </div>
  )
}

const useBackButton = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const onPress = useBack()
  const hasTab = useMemo(() => {
    const match = pageOf(pathname)
    const row: PageRow | null = match && PAGES[match.name]
    return row?.tab !== undefined
  }, [pathname])
  return hasTab ? {} : { back: { label: t(($) => $.back), onPress } }
}

/** A page that comes after its code was loaded takes the focus from the frame, which has it meanwhile. */
const useFocusOfArrival = (page: { current: HTMLElement | null }) => {
  useEffect(() => {
    const { activeElement, body } = document
    if (page.current && activeElement !== body && activeElement?.contains(page.current)) focusHeading(page.current)
  }, [page])
}
