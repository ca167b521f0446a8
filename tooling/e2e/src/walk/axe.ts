import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The serious and critical faults of a page that axe finds, one line each. Without motion, because axe would measure the
 * contrast of colours that change, as of a score after a goal.
 */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    return await faultsAtRest(page)
  } finally {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
}

const faultsAtRest = async (page: Page): Promise<string[]> => {
  // Animations that have become short end in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // The page's content-security policy refuses a script element; this way it does not apply.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 3).map(({ target }) => `axe: ${id}: ${help} (${target.join(' ')})`),
    )
}
