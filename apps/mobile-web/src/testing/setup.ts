import '@org/ui/tokens.css'
import '../app.css'
// Loads the schemas first, because development checks every reply and the first one would wait for them.
import '@org/api-client/contract'
import { afterEach, beforeAll, vi } from 'vitest'
import { startI18n } from '../i18n/i18n'

beforeAll(async () => {
  await startI18n('cn')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
