import { BASE_PATH, pageOf } from '@org/domain'
import { findBrand } from '@org/site-brands'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nContext } from './i18n/use-translation'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { api } from './api/base'
import { LOCALES } from './i18n/i18n'
import { loadTexts, NAMESPACES } from './i18n/text-files'
import { loadScreen } from './routes/screens'
import { PageFrame } from './shell/PageFrame'
import { BrandContext } from './site/brand-context'
import { ZoneContext } from './site/zone-context'
import type { Lang } from './store/preferences'
import { createStore } from './store/store'

/** Runs on the server: renders a page for an unknown visitor, to be shown before any script is loaded. */
export interface FirstLook {
  /** The path below `/m`. */
  readonly path: string
  readonly site: string
  readonly lang: Lang
  readonly hasTabs: boolean
  /** The time zone of its days and times. */
  readonly zone: string
  /** The first calls of the page: name of the row, its request, the data of the reply. */
  readonly answers: readonly FirstAnswer[]
}

interface FirstAnswer {
  readonly name: string
  readonly request: object
  readonly data: unknown
}

/** HTML; empty for a page without a screen. */
export const firstLook = async ({ path, site, lang, hasTabs, zone, answers }: FirstLook): Promise<string> => {
  const page = pageOf(path)
  const screen = page && (await loadScreen(page.name))
  const brand = findBrand(site)
  if (!screen || !brand) return ''
  const { default: Screen } = await screen.code()
  const store = createStore({ preferences: { mode: 'system', lang } })
  const asked = answers.map(({ name, request, data }) => ({ endpointName: name, arg: request, value: data }))
  // Each row has its own types; here the row is found by name.
  store.dispatch(api.util.upsertQueryEntries(asked as never))
  const translator = await translatorOf(lang)
  const html = renderToString(
    <I18nContext value={translator}>
      <Provider store={store}>
        <BrandContext value={brand}>
          <ZoneContext value={zone}>
            <StaticRouter basename={BASE_PATH} location={BASE_PATH + path}>
              <PageFrame hasTabs={hasTabs} hasFloats={hasTabs}>
                <Screen />
              </PageFrame>
            </StaticRouter>
          </ZoneContext>
        </BrandContext>
      </Provider>
    </I18nContext>,
    // The app's ids are on the page at the same time.
    { identifierPrefix: 'first-look' },
  )
  // Clears the timers of the replies.
  store.dispatch(api.util.resetApiState())
  return html
}

const translators = new Map<Lang, ReturnType<typeof makeTranslator>>()

const translatorOf = (lang: Lang) => {
  const known = translators.get(lang) ?? makeTranslator(lang)
  translators.set(lang, known)
  return known
}

const makeTranslator = async (lang: Lang) => {
  const texts = await Promise.all(NAMESPACES.map(async (name) => [name, await loadTexts(lang, name)] as const))
  const translator = createInstance()
  await translator.init({
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [LOCALES[lang]]: Object.fromEntries(texts) },
    lng: LOCALES[lang],
  })
  return translator
}
