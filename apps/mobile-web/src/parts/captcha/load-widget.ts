import type { CaptchaTask } from '@org/api-client/contract'

export type WidgetProvider = Exclude<CaptchaTask['provider'], 'local'>

interface WidgetOptions {
  sitekey: string
  /** Turnstile tells the server what the token was made for; hCaptcha has no such field. */
  action?: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** What both providers put into the page. */
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

/** The server's content-security policy admits the one that its configuration names. */
const SCRIPTS: Readonly<Record<WidgetProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
}

/** The widget of a provider, its script loaded once. Rejects when that cannot be had; the next call tries again. */
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
