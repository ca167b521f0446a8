import '@org/ui/tokens.css'
import './app.css'
import { appPath } from '@org/domain'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { takeFirstAnswers } from './first-answers'
import { forgetFirstCalls } from './first-calls'
import { afterFirstPage, firstPageSettled, followTaps, hasFirstLook, leaveFirstLook } from './first-page'
import { startI18n } from './i18n/i18n'
import { pause } from './pause'
import { fetchScreen } from './routes/screen-code'
import { modeOf } from './site/mode'
import { isShell } from './site/network'
import { dressMode, dressPage, siteBrand } from './site/site'
import { startStore } from './start'

followTaps()
// Short tasks with pauses between them: taps on the server-rendered page are answered while the app starts.
await pause()
const brand = siteBrand()
const store = startStore(brand)
const { lang, mode } = store.getState().preferences
dressPage(brand)
dressMode(modeOf(mode))
const path = appPath(location.pathname)
await pause()
// The screen's texts need the translator; both load in parallel.
const translating = startI18n(lang)
const screen = fetchScreen(path === '/' ? brand.indexPath : path)
const i18n = await translating
// The server-rendered page stays until the app can show all of it at once.
let isComplete = false
if (hasFirstLook()) {
  await screen
  isComplete = await takeFirstAnswers(store)
}

const offline = async () => {
  if (!import.meta.env.PROD) return
  // Without its code, or storage, the app needs the network.
  await import('./offline/offline').then(({ startOffline }) => startOffline(store, brand.code)).catch(() => undefined)
}
const opensShell = isShell()
if (opensShell) {
  // The first render then shows the last replies.
  await screen
  await offline()
}

const root = document.getElementById('root')
if (!root) throw new Error('main: index.html has no #root')
startTransition(() => createRoot(root).render(<App brand={brand} store={store} i18n={i18n} />))
leaveFirstLook(store, { isComplete })
void firstPageSettled(store).then(forgetFirstCalls)
if (!opensShell) void afterFirstPage(store, offline)
