import { fakeApi, type FakeAnswers, type FakeCall } from '@org/api-client/testing'
import { findBrand, type Brand } from '@org/site-brands'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { I18nContext } from '../i18n/use-translation'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '../api/base'
import { needWords } from '../i18n/i18n'
import { AppChatContext } from '../im/app-chat-context'
import type { AppChat } from '../im/chat'
import { AppRoutes } from '../routes/AppRoutes'
import { SCREENS } from '../routes/screens'
import { RootLayout } from '../shell/RootLayout'
import { BrandContext } from '../site/brand-context'
import { ZoneContext } from '../site/zone-context'
import { startStore } from '../start'
import { storeKey } from '../store/stored-slices'
import type { AppStore, RootState } from '../store/store'
import { captcha, config, guest, user } from './fixtures'

interface Scene {
  path?: string
  answers?: FakeAnswers
  /** Whether the user of the fixtures is logged in; a guest otherwise. */
  member?: boolean
  chat?: AppChat | null
  site?: string
  /** The viewer's time zone; that of the device by default. */
  zone?: string
  /** Rendered instead of the routes of the app. */
  children?: ReactNode
}

export interface Shown {
  store: AppStore
  calls: FakeCall[]
  callsOf: (name: FakeCall['name']) => FakeCall[]
  /** The current location of the app. */
  place: () => string
}

/** Renders the app, or a part of it, at a path, on a fake API. */
export const show = async ({
  path = '/',
  answers = {},
  member = false,
  chat,
  site = 'kqb',
  zone,
  children,
}: Scene = {}) => {
  const { fetch, calls } = fakeApi({
    getCommonConfig: () => config(),
    getGuestInfo: guest,
    getUserInfo: () => user(),
    getCategory: () => ({ list: [] }),
    getCaptcha: captcha,
    ...answers,
  })
  vi.stubGlobal('fetch', fetch)
  const brand = findBrand(site) as Brand
  keepSession(brand, member)
  // A part is rendered without its page, which would load the texts.
  if (children) await needWords(Object.values(SCREENS).flatMap(({ texts }) => texts))
  const store = startStore(brand)
  store.dispatch(api.util.resetApiState())
  let place = ''
  const Place = () => {
    const { pathname, search } = useLocation()
    place = pathname + search
    return null
  }
  await render(
    <I18nContext value={i18next}>
      <Provider store={store}>
        <BrandContext value={brand}>
          <ZoneContext value={zone}>
            <MemoryRouter initialEntries={[path]}>
              <Place />
              {children ? (
                <AppChatContext value={chat ?? null}>{children}</AppChatContext>
              ) : (
                <RootLayout>
                  <AppRoutes />
                </RootLayout>
              )}
            </MemoryRouter>
          </ZoneContext>
        </BrandContext>
      </Provider>
    </I18nContext>,
  )
  const shown: Shown = {
    store,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    place: () => place,
  }
  return shown
}

const keepSession = (brand: Brand, member: boolean) => {
  const session = member ? { uid: 5, token: 'token', guest: null } : { uid: 0, token: '', guest: guest() }
  const kept: Pick<RootState, 'preferences' | 'session'> = { preferences: { mode: 'system', lang: 'cn' }, session }
  localStorage.setItem(storeKey(brand.code), JSON.stringify(kept))
}
