import { getHomeData } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { findBrand, type Brand } from '@org/site-brands'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { api, apiClient } from '../api/base'
import { I18nContext } from '../i18n/use-translation'
import { AppRoutes } from '../routes/AppRoutes'
import { RootLayout } from '../shell/RootLayout'
import { BrandContext } from '../site/brand-context'
import { startStore } from '../start'
import type { Preferences } from '../store/preferences'
import { bannerActed } from '../store/banners'
import { storeKey } from '../store/stored-slices'
import type { AppStore, RootState } from '../store/store'
import { captcha, config, guest, user } from './fixtures'

export { apiClient, bannerActed }

const NO_EXTRAS = {
  anchorm_lives: [],
  hot: [],
  lives: [],
  srec_lives: [],
  rec_anchors: [],
  rec_matchs: [],
  announcement: null,
}

/** What every page calls. */
export const USUAL_ANSWERS: FakeAnswers = {
  getAttentMatchlist: () => ({ list: [] }),
  getRecentMatchCount: () => ({ list: [] }),
  getCommonConfig: () => config(),
  getGuestInfo: guest,
  getUserInfo: () => user(),
  getCategory: () => ({ list: [] }),
  getCaptcha: captcha,
  getHomeData: () => sample(getHomeData, NO_EXTRAS),
  getHomeScroll: () => ({ list: [] }),
  getDownloadInfo: () => ({ channel_code: '', links: [], page: '/download' }),
  getChannelAbout: () => ({ channel_code: '', contact: '' }),
  getComments: () => ({ list: [], next: '' }),
  getVideoWatchTime: () => ({ watch_seconds: 0, can_continue_watch: true }),
}

interface VisitSettings {
  site: string
  /** Whether the user of the fixtures is logged in; a guest otherwise. */
  member: boolean
  preferences?: Preferences
  /** What the last visit has stored of other slices, by their names. */
  stored?: Readonly<Record<string, unknown>>
}

export interface Visit {
  readonly brand: Brand
  readonly store: AppStore
}

/** The store of a visit of the app, as if the viewer had been there before. */
export const startVisit = (settings: VisitSettings): Visit => {
  const { site, member, preferences = { mode: 'system', lang: 'cn' }, stored } = settings
  const brand = findBrand(site) as Brand
  const session = member ? { uid: 5, token: 'token', guest: null } : { uid: 0, token: '', guest: guest() }
  const kept: Pick<RootState, 'preferences' | 'session'> = { preferences, session }
  localStorage.setItem(storeKey(brand.code), JSON.stringify({ ...stored, ...kept }))
  const store = startStore(brand)
  store.dispatch(api.util.resetApiState())
  return { brand, store }
}

interface VisitedProps {
  visit: Visit
  path: string
  children: ReactNode
}

/** What the app gives its components: texts, store, brand and address. */
export const Visited = ({ visit: { brand, store }, path, children }: VisitedProps) => (
  <I18nContext value={i18next}>
    <Provider store={store}>
      <BrandContext value={brand}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </BrandContext>
    </Provider>
  </I18nContext>
)

/** All pages of the app in their frame. */
export const Pages = () => (
  <RootLayout>
    <AppRoutes />
  </RootLayout>
)
