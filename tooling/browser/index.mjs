import { chromium } from './chromium.mjs'
import { fontsConfig } from './fonts.mjs'

export { CuttableProxy } from './cuttable-proxy.mjs'

/**
 * Everything Playwright needs to start a real Chromium on this machine: `chromium.launch(launchOptions())`, or
 * `playwright({ launchOptions: launchOptions() })` in a Vitest browser project. Text renders with Chinese glyphs.
 */
export const launchOptions = () => {
  const { executablePath, libraryPath } = chromium()
  return {
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    env: {
      ...process.env,
      ...(process.platform === 'linux' && { FONTCONFIG_FILE: fontsConfig() }),
      ...(libraryPath && { LD_LIBRARY_PATH: [libraryPath, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }),
    },
  }
}

/**
 * The Chromium to run: `CHROMIUM_PATH`, else on Linux x64 the one of `@sparticuz/chromium`, unpacked once into the
 * user's cache folder, and on other systems an installed Chromium or Chrome. Throws with advice where there is none.
 */
export const chromiumPath = () => chromium().executablePath
