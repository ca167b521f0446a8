import '@org/ui/tokens.css'
import '@org/ui/styles.css'
import './app.css'
import { appPath } from '@org/domain'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { forgetFirstCalls } from './first-calls'
import { firstPageSettled, leaveFirstLook } from './first-page'
import { startI18n } from './i18n/i18n'
import { fetchScreen } from './routes/screen-code'
import { modeOf } from './site/mode'
import { dressMode, dressPage, siteBrand } from './site/site'
import { startStore } from './start'

const brand = siteBrand()
const store = startStore(brand)
const { lang, mode } = store.getState().preferences
dressPage(brand)
dressMode(modeOf(mode))
const path = appPath(location.pathname)
// The screen's texts need the translator; both load in parallel.
const translating = startI18n(lang)
fetchScreen(path === '/' ? brand.indexPath : path)
const i18n = await translating

const root = document.getElementById('root')
if (!root) throw new Error('main: index.html has no #root')
createRoot(root).render(<App brand={brand} store={store} i18n={i18n} />)
leaveFirstLook(store)
void firstPageSettled(store).then(forgetFirstCalls)
