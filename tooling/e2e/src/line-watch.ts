import type { Page } from 'playwright-core'

export interface LineWatch {
  /** The texts of the network notice in order; empty when it disappeared. */
  readonly said: readonly string[]
  /** The maximum number of texts at the same time. */
  readonly mostAtOnce: number
}

/** Records the texts of the network notice. Call it before the page is opened. */
export const watchLine = async (page: Page): Promise<LineWatch> => {
  const watch = { said: [] as string[], mostAtOnce: 0 }
  await page.exposeFunction('lineSaid', (texts: readonly string[]) => {
    watch.mostAtOnce = Math.max(watch.mostAtOnce, texts.length)
    const text = texts.join(' + ')
    if (text !== (watch.said.at(-1) ?? '')) watch.said.push(text)
  })
  await page.addInitScript(() => {
    const { lineSaid } = window as unknown as { lineSaid: (texts: readonly string[]) => void }
    let last = ''
    new MutationObserver(() => {
      const texts = Array.from(
        document.querySelectorAll('[role=status] > [data-state] > span'),
        (line) => line.textContent ?? '',
      )
      if (texts.join() === last) return
      last = texts.join()
      lineSaid(texts)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  return watch
}
