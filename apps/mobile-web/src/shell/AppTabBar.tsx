import { appPath, showsTabBar, tabBar, TABS, type Tab, type TabName } from '@org/domain'
import { TabBar } from '@org/ui'
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
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useNavigate } from 'react-router'
import { routes } from '../routes/rows'
import { useTotalUnread } from '../im/use-total-unread'
import { useBrand } from '../site/brand-context'
import { thisBrowser } from '../site/device'
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
const SCREEN_PATHS: readonly string[] = Object.values(routes).map(({ path }) => path)
const hasScreen = ({ path }: Tab) => SCREEN_PATHS.includes(path)

/** The tab bar, on tab pages only. Source: app.md §2, decisions 29. */
export const AppTabBar = () => {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const base = useHref('/').replace(/\/$/, '')
  const switches = useAppSelector((state) => state.siteSwitches)
  const unread = useTotalUnread()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { tabBar: site } = useBrand()
  const path = appPath(pathname).toLowerCase()
  if (!showsTabBar(pathname, thisBrowser())) return null
  const tabs = tabBar({ site, lang, switches }).filter(hasScreen)
  return (
    <div className={styles.place}>
      <TabBar
        className={styles.bar}
        label={t(($) => $.tabBar)}
        activeId={tabs.find((tab) => tab.path === path)?.name ?? null}
        onSelect={(id) => void navigate(TABS[id as TabName])}
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
    </div>
  )
}
