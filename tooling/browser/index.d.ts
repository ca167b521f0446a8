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

/** A server, whose port may be another one after a restart. */
export interface Target {
  readonly port: number
}

/**
 * A proxy between a browser and the server that can be cut: open connections break, new ones are refused until it is
 * restored. Cutting the browser's own network would affect other browsers, and leaves open what is being received.
 */
export declare class CuttableProxy {
  private constructor()
  static start(target: Target): Promise<CuttableProxy>
  readonly url: string
  cut(): void
  mend(): void
  /**
   * Leaves open connections half open, like a phone that changes networks: data from the browser is lost, nothing comes
   * back, and the server has closed its side. New connections work.
   */
  loseTrack(): void
  /** New connections go to another server; open ones stay where they are. */
  leadTo(target: Target): void
  stop(): Promise<void>
}
