import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { codeFiles, isCodeFile } from './code-files'
import { openPush, showPush } from './push'
import { answerNavigation, keepShell } from './shell'

declare const self: ServiceWorkerGlobalScope

/** What a page sends when it has loaded (`src/offline/register-worker.ts`). */
interface KeepMessage {
  readonly type: 'KEEP'
  /** The URLs of the loaded files. */
  readonly files: readonly string[]
  /** The URL of the page's shell, once per page. */
  readonly shell?: string
}

/** Routes that need no worker; old browsers have none. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestDestination: 'image' }; source: 'network' }): Promise<void>
}

const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP'

// No file has its content in this worker, so a new version may serve the pages of an old one.
void self.skipWaiting()
clientsClaim()
enableNavigationPreload()

// Pictures come from the browser's own cache: a list that scrolls does not wait for this worker.
self.addEventListener('install', (event: RoutedInstallEvent) => {
  void event.addRoutes?.({ condition: { requestDestination: 'image' }, source: 'network' })
})

registerRoute(({ url, sameOrigin }) => sameOrigin && isCodeFile(url.pathname), codeFiles)
registerRoute(new NavigationRoute(answerNavigation))

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (isKeepMessage(message)) event.waitUntil(keep(event, message))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)))

/** One file after the other, to leave the processor to the page; the shell last: it opens pages that need the files. */
const keep = async (event: ExtendableEvent, { files, shell }: KeepMessage) => {
  for (const file of files) await codeFiles.handle({ event, request: new Request(file) }).catch(() => undefined)
  if (shell !== undefined) await keepShell(event, shell)
}
