import { tabBar, type TabName } from '@org/domain'
import { useBrand } from '../site/brand-context'
import { useAppSelector } from '../store/store'

/** The first page of the site that a link home leads to, and the tab that it is: the home tab, if there is one. */
export const useHome = (): { path: string; tab: TabName } => {
  const { indexPath, tabBar: site } = useBrand()
  const switches = useAppSelector((state) => state.siteSwitches)
  const lang = useAppSelector((state) => state.preferences.lang)
  const tabs = tabBar({ site, lang, switches })
  const home = tabs.find(({ name }) => name === 'home') ?? tabs.find(({ path }) => path === indexPath)
  return { path: home?.path ?? indexPath, tab: home?.name ?? 'schedule' }
}
