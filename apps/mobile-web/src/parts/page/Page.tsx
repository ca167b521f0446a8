import { PAGES, pageOf, type Page as PageRow } from '@org/domain'
import { AppBar } from '@org/ui/basics'
import { useEffect, useLayoutEffect, useMemo, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { usePageHeading } from '../../hooks/shared-page'
import { useBack } from '../../hooks/use-back'
import { useOnline } from '../../hooks/use-online'
import { useTranslation } from '../../i18n/use-translation'
import { pageAged } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { focusHeading } from './focus-heading'
import styles from './Page.module.css'

export interface PageProps {
  /** The heading in the bar, or a node with an `h1`; null for a page without a bar. */
  title: ReactNode
  subtitle?: string
  /** `start` gives the title the full width, for a search field. */
  align?: 'center' | 'start'
  /** One to three `IconButton`s. */
  actions?: ReactNode
  /**
   * `flow` uses the full width; `cards` puts space around and between its parts; `text` is for reading; `screen` is as
   * high as the screen, and its content scrolls by itself.
   */
  layout?: 'flow' | 'cards' | 'text' | 'screen'
  /** When the content arrived, in epoch milliseconds. The notice about the network says it. */
  updatedAt?: number | undefined
  children: ReactNode
}

/** The page of a screen: its bar, with a back button unless a tab leads to it, and its content. */
export const Page = ({ title, layout = 'flow', updatedAt, children, ...bar }: PageProps) => {
  const page = useRef<HTMLDivElement>(null)
  const row = usePageRow()
  // In a page without chrome, which an app shows in its own frame, the title names the content for screen readers.
  const hasBar = title !== null && row?.chrome !== 'none'
  const back = useBackButton(row)
  useAgeInNotice(updatedAt)
  usePageHeading(typeof title === 'string' && title !== '' ? title : null)
  const focusTaken = useFocusOfArrival(page, hasBar)
  return (
    <div ref={page} className={styles.page} data-layout={layout} data-chrome={row?.chrome}>
      {hasBar && <Bar focusTaken={focusTaken} title={title} {...bar} {...back} />}
      <main className={styles.main} {...(!hasBar && typeof title === 'string' && { 'aria-label': title })}>
        {children}
      </main>
    </div>
  )
}

/** Without a network, tells the notice about it how old the page is. */
const useAgeInNotice = (updatedAt: number | undefined) => {
  const dispatch = useAppDispatch()
  const online = useOnline()
  useEffect(() => {
    if (online || updatedAt === undefined) return
    dispatch(pageAged(updatedAt))
    return () => void dispatch(pageAged(null))
  }, [dispatch, online, updatedAt])
}

const usePageRow = (): PageRow | null => {
  const { pathname } = useLocation()
  return useMemo(() => {
    const match = pageOf(pathname)
    return match && PAGES[match.name]
  }, [pathname])
}

const useBackButton = (row: PageRow | null) => {
  const { t } = useTranslation()
  const onPress = useBack()
  return row?.tab !== undefined ? {} : { back: { label: t(($) => $.back), onPress } }
}

/** The bar, which notes whether the focus goes with it. */
const Bar = ({ focusTaken, ...bar }: ComponentProps<typeof AppBar> & { focusTaken: RefObject<boolean> }) => {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = root
    // Runs while the bar is still in the page.
    return () => void (focusTaken.current = current?.contains(document.activeElement) ?? false)
  }, [focusTaken])
  return <AppBar ref={root} {...bar} />
}

/**
 * A page that comes after its code was loaded takes the focus from the frame, which has it meanwhile. A page whose bar
 * goes with the focus, such as a room that was loaded, puts it on the heading that it has instead.
 */
const useFocusOfArrival = (page: RefObject<HTMLElement | null>, hasBar: boolean) => {
  const focusTaken = useRef(false)
  useEffect(() => {
    const { activeElement, body } = document
    if (page.current && activeElement !== body && activeElement?.contains(page.current)) focusHeading(page.current)
  }, [page])
  useEffect(() => {
    if (page.current && !hasBar && focusTaken.current) focusHeading(page.current)
    focusTaken.current = false
  }, [page, hasBar])
  return focusTaken
}
