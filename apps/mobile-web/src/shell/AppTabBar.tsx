import { pageOf, tabBar, type TabName } from '@org/domain'
import { TabBar } from '@org/ui/basics'
import {
  CalendarDays,
  House,
  Lightbulb,
  MessageCircle,
  MonitorPlay,
  Newspaper,
  User,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from '../i18n/use-translation'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useTotalUnread } from '../im/use-total-unread'
import { useBrand } from '../site/brand-context'
import { useAppSelector } from '../store/store'
import styles from './AppTabBar.module.css'

const ICONS: Record<TabName, LucideIcon> = {
  headline: Newspaper,
  home: House,
  schedule: CalendarDays,
  tips: Lightbulb,
  live: MonitorPlay,
  chat: MessageCircle,
  mine: User,
}

/** The tab bar, for tab pages. Rules: DOM-4, DOM-6. */
export const AppTabBar = ({ domId }: { domId: string }) => {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const switches = useAppSelector((state) => state.siteSwitches)
  const unread = useTotalUnread()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { tabBar: site } = useBrand()
  const shown = pageOf(pathname)?.name
  const tabs = tabBar({ site, lang, switches })
  return (
    <TabBar
      id={domId}
      className={styles.bar}
      label={t(($) => $.tabBar)}
      activeId={tabs.find(({ page }) => page === shown)?.name ?? null}
      onSelect={(id) => void navigate(tabs.find(({ name }) => name === id)?.path ?? '/')}
      items={tabs.map(({ name, path: to }) => {
        const Icon = ICONS[name]
        return {
          id: name,
          label: t(($) => $.tabs[name]),
          icon: <Icon />,
          href: base + to,
          ...(name === 'chat' && unread > 0
            ? { badge: unread, badgeLabel: t(($) => $.unread, { count: unread }) }
            : {}),
        }
      })}
    />
  )
}
