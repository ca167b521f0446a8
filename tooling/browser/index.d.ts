export interface LaunchOptions {
  executablePath: string
  headless: true
  args: string[]
  env: { [name: string]: string }
}

/**
 * Everything Playwright needs to start a real Chromium on this machine: `chromium.launch(launchOptions())`, or
 * `playwright({ launchOptions: launchOptions() })` in a Vitest browser project. Text renders with Chinese glyphs.
 */
export declare const launchOptions: () => LaunchOptions

/**
 * The Chromium to run: `CHROMIUM_PATH`, else on Linux x64 the one of `@sparticuz/chromium`, unpacked once into the
 * user's cache folder, and on other systems an installed Chromium or Chrome. Throws with advice where there is none.
 */
export declare const chromiumPath: () => string
