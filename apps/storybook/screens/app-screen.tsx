import { smsCaptcha } from '@org/api-client/contract'
import { fakeApi, type FakeAnswers } from '@org/api-client/testing'
import { instantFromMs, type BannerMessage } from '@org/domain'
import '@org/mobile-web/app.css'
import { changeLang, startI18n } from '@org/mobile-web/i18n'
import { apiClient, bannerActed, Pages, startVisit, USUAL_ANSWERS, Visited, type Visit } from '@org/mobile-web/visit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryStorage, replaced } from './browser'
import { CAPTCHA } from './captcha'
import type { Language } from './fixtures'

/** Made when a story is shown, because replies have the time of now and the language of the toolbar. */
type Answers = (language: Language) => FakeAnswers

interface AppScreen {
  path: string
  answers?: Answers
  member?: boolean
  offline?: boolean
  /** What the last visit has stored, by the names of its slices. */
  stored?: Readonly<Record<string, unknown>>
  /** Arrives when the page opens. */
  banner?: (language: Language) => BannerMessage
}

/** In the meta of a file of screens. */
export const SCREEN = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 812 } } },
} satisfies Meta

/**
 * The app at a path: its real store, screens and texts, with a fake back end that answers by the contract.
 * The tests of the app check its states, so here they are tested for the score list only; the others have `!test`.
 */
export const appScreen = ({ path, answers = () => ({}), banner, ...visitor }: AppScreen): StoryObj => ({
  beforeEach: async ({ globals, loaded }) => {
    const { member = false, offline = false, stored = {} } = visitor
    const [lang, language] = globals['lang'] === 'pt' ? (['pt-br', 'pt-BR'] as const) : (['cn', 'zh-CN'] as const)
    const given = { ...USUAL_ANSWERS, ...answers(language) }
    const restore = [
      replaced(window, 'localStorage', memoryStorage()),
      replaced(apiClient, 'url', drawing),
      // What every page calls was kept while there was a network.
      replaced(window, 'fetch', answering(offline ? USUAL_ANSWERS : given)),
      ...(offline ? [replaced(navigator, 'onLine', false)] : []),
    ]
    await (started ??= startI18n(lang))
    await changeLang(lang)
    const mode = globals['mode'] === 'dark' ? 'dark' : 'light'
    const site = String(globals['brand'])
    const visit = startVisit({ site, member, preferences: { mode, lang }, stored })
    loaded['visit'] = visit
    if (banner) visit.store.dispatch(bannerActed({ type: 'arrive', message: banner(language), now: inADay() }))
    return () => restore.forEach((undo) => undo())
  },
  render: (_, { loaded }) => {
    const visit = loaded['visit'] as Visit
    return (
      // Another store is another visit.
      <div id="root" key={visits.idOf(visit)}>
        <Visited visit={visit} path={path}>
          <Pages />
        </Visited>
      </div>
    )
  },
})

let started: ReturnType<typeof startI18n> | undefined

/** A number for each visit. */
const visits = {
  known: new WeakMap<Visit, number>(),
  count: 0,
  idOf(visit: Visit) {
    const id = this.known.get(visit) ?? (this.count += 1)
    this.known.set(visit, id)
    return id
  },
}

/** Calls of the API are answered here. Storybook loads its own files. */
const answering = (given: FakeAnswers): typeof fetch => {
  const api = fakeApi(given).fetch
  const network = window.fetch.bind(window)
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return /^\/(?:api|webapi)\//.test(new URL(url, location.href).pathname) ? api(input, init) : network(input, init)
  }
}

/** A picture that the browser would load from the server. */
const drawing: typeof apiClient.url = (row) => {
  if (row.name !== smsCaptcha.name) throw new TypeError(`appScreen: ${row.name} has no picture`)
  return CAPTCHA
}

/** A banner that arrives then stays until then. */
const inADay = () => instantFromMs(Date.now() + 86_400_000)

/** A reply that never comes. */
export const never = () => new Promise<never>(() => undefined)

/** A server that cannot answer. */
export const failing = () => ({ status: 500, msg: '', data: null })
