import type { CaptchaTask } from '@org/api-client/contract'

export type WidgetProvider = Exclude<CaptchaTask['provider'], 'local'>

interface WidgetOptions {
  sitekey: string
  /** The purpose of the token, which Turnstile reports to the server; hCaptcha ignores it. */
  action?: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** The global object of both providers. */
interface WidgetApi {
  render(place: HTMLElement, options: WidgetOptions): string
  remove(id: string): void
}

declare global {
  interface Window {
    turnstile?: WidgetApi
    hcaptcha?: WidgetApi
  }
}

/** The server's content-security policy allows only the provider in its configuration. */
const SCRIPTS: Readonly<Record<WidgetProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
}

/** Loads a provider's script once. Rejects if it cannot be loaded; the next call retries. */
export const loadWidget = async (provider: WidgetProvider): Promise<WidgetApi> => {
  const widget = window[provider] ?? (await loadScript(SCRIPTS[provider]).then(() => window[provider]))
  if (widget === undefined) throw new Error(`The script of ${provider} has brought no widget.`)
  return widget
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    })
    document.head.append(script)
  })
