import { vi } from 'vitest'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** User agents by browser. */
export const AGENTS = {
  safari: `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`,
  chromeOnIos: `${IPHONE} CriOS/120.0.0.0 Mobile/15E148 Safari/604.1`,
  wechat: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.42`,
  android:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
} as const

interface BrowserAbilities {
  standalone?: boolean
  writeText?: (text: string) => Promise<void>
  share?: (data: ShareData) => Promise<void>
}

/** The page is in this browser until the end of the test. */
export const inBrowser = (
  browser: keyof typeof AGENTS,
  { standalone = false, writeText, share }: BrowserAbilities = {},
) => {
  vi.stubGlobal('navigator', {
    userAgent: AGENTS[browser],
    maxTouchPoints: 1,
    onLine: true,
    language: 'zh-CN',
    languages: ['zh-CN'],
    locks: navigator.locks,
    ...(share && { share }),
    ...(writeText && { clipboard: { writeText } }),
  })
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: standalone && query.includes('standalone') }),
  )
}
