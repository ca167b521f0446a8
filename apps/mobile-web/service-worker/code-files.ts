import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** More than the files of all pages in one language. */
const MOST_FILES = 250

/** Scripts and styles with a hash in their name. Their content never changes. */
export const isCodeFile = (path: string) => /^\/m\/assets\/.+\.(?:js|css)$/.test(path)

/** Code that was loaded once. Files of earlier builds are the first to go, as they are not used any more. */
export const codeFiles = new CacheFirst({
  cacheName: 'code',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
})
