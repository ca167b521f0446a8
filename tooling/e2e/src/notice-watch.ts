import type { Page } from 'playwright-core'

/** Records the text of each banner of a match that a page shows, in order. Call it before the page is opened. */
export const watchNotices = async (page: Page): Promise<readonly string[]> => {
  const said: string[] = []
  await page.exposeFunction('noticeSaid', (text: string) => void said.push(text))
  await page.addInitScript(() => {
    const { noticeSaid } = window as unknown as { noticeSaid: (text: string) => void }
    const texts = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const banner of document.querySelectorAll('[data-component=MatchStartBanner]')) {
        const text = banner.querySelector('p')?.textContent ?? ''
        if (texts.get(banner) === text) continue
        texts.set(banner, text)
        noticeSaid(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return said
}

/**
 * The channels over which live scores have come, one for each load of a tab. The tabs share a socket, and the first two bytes of a
 * frame name the channel. Whoever gets a score also gets the starts of matches, which are sent only once.
 */
export const watchLiveScores = (first: Page): ReadonlySet<string> => {
  const channels = new Set<string>()
  let sockets = 0
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      const number = (sockets += 1)
      socket.on('framereceived', ({ payload }) => {
        if (Buffer.isBuffer(payload) && payload.includes('MatchTick'))
          channels.add(`${number}/${payload.readUInt16BE(0)}`)
      })
    })
  watch(first)
  first.context().on('page', watch)
  return channels
}
