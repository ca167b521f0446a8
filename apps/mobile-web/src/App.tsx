import type { Brand } from '@org/site-brands'
import type { i18n as I18n } from 'i18next'
import { I18nContext } from './i18n/use-translation'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { BASE_PATH } from '@org/domain'
import { AppRoutes } from './routes/AppRoutes'
import { BrandContext } from './site/brand-context'
import { CrashScreen } from './shell/CrashScreen'
import { RootLayout } from './shell/RootLayout'
import type { AppStore } from './store/store'

interface AppProps {
  brand: Brand
  store: AppStore
  i18n: I18n
}

export const App = ({ brand, store, i18n }: AppProps) => (
  <I18nContext value={i18n}>
    <Provider store={store}>
      <BrandContext value={brand}>
        <CrashScreen>
          {/* A tap reacts at once: with the next page or its skeleton. */}
          <BrowserRouter basename={BASE_PATH} useTransitions={false}>
            <RootLayout>
              <AppRoutes />
            </RootLayout>
          </BrowserRouter>
        </CrashScreen>
      </BrandContext>
    </Provider>
  </I18nContext>
)
