import { launchOptions } from '@tooling/browser'
import { chromium } from 'playwright-core'

const WAIT_MS = 30_000

/** The problem of the consumer's page at a URL; null if a browser shows it without errors. */
export const pageProblems = async (address) => {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await page.goto(address)
    await page.getByText('Lions', { exact: true }).waitFor({ timeout: WAIT_MS })
    await page.getByText("47'").waitFor({ timeout: WAIT_MS })
    await page.getByRole('status').getByText('chat: disconnected').waitFor({ timeout: WAIT_MS })
    const isStyled = await page.locator('article').evaluate((card) => getComputedStyle(card).display === 'grid')
    if (!isStyled) complaints.push('the match card has no style')
    return complaints.length > 0 ? complaints.join('\n') : null
  } catch (error) {
    return String(error)
  } finally {
    await browser.close()
  }
}
