import '@org/ui/tokens.css'
import '../app.css'
// Loads the schemas first, because development checks every reply and the first one would wait for them.
import '@org/api-client/contract'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { changeLang, startI18n } from '../i18n/i18n'

beforeAll(async () => {
  // The files share one page, and with it the texts that are loaded.
  if (i18next.isInitialized) await changeLang('cn')
  else await startI18n('cn')
})
// The package does this itself in the file that loads it first.
beforeEach(cleanup)
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** A visit hears of other tabs until the page is closed, and the files share one page. */
const OF_OTHER_TABS = new Set(['storage', 'pagehide'])
const { addEventListener } = window
const ends: (() => void)[] = []
beforeAll(() => {
  window.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
    if (OF_OTHER_TABS.has(listening[0])) ends.push(() => removeEventListener(...listening))
    addEventListener.apply(window, listening)
  }
})
afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  // What waits is written now, and not over what the next file has stored.
  dispatchEvent(new Event('pagehide'))
  for (const end of ends) end()
  window.addEventListener = addEventListener
  localStorage.clear()
  sessionStorage.clear()
})
