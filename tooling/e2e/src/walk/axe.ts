import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The serious and critical faults of a page that axe finds, one line each. */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  // The page's content-security policy refuses a script element; this way it does not apply.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 3).map(({ target }) => `axe: ${id}: ${help} (${target.join(' ')})`),
    )
}
