import { quietTime } from '../quiet-time'

const WORKER = '/m/service-worker.js'
const SHELL = '/m/index.html'
const CODE = '/m/assets/'

/**
 * Registers the service worker in a quiet time, with which the app opens without a network, and gives it what this page
 * has loaded. Browsers may refuse workers, as in private windows: the app then works as without one.
 */
export const registerWorker = async (): Promise<void> => {
  try {
    // Throws where the browser blocks the data of a site.
    const { serviceWorker } = navigator
    if (serviceWorker === undefined) return
    await quietTime()
    // A controlled page has loaded its files through the worker.
    const isNew = serviceWorker.controller === null
    await serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    const keep = (files: readonly string[], shell?: string) => active?.postMessage({ type: 'KEEP', files, shell }, [])
    keep(inlineStyles(), shellOfPage())
    if (isNew) watchFiles(keep)
  } catch {
    // Forbidden, or without a network.
  }
}

/** A site that the server does not know shows the page of the host, and has no shell of its own. */
const shellOfPage = () => {
  const site = new URLSearchParams(location.search).get('site')
  return site !== null && site === document.documentElement.dataset['site'] ? `${SHELL}?site=${site}` : SHELL
}

/** The files that the server has written into this page. Other pages need them as files. */
const inlineStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href)

/** Calls `found` with the code that was loaded, and with all that is loaded later. */
const watchFiles = (found: (files: readonly string[]) => void) => {
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    const files = names.filter((name) => name.startsWith(location.origin + CODE))
    if (files.length > 0) found(files)
  })
  observer.observe({ type: 'resource', buffered: true })
}
