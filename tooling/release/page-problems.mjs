import { launchOptions } from '@tooling/browser'
import { chromium } from 'playwright-core'

const WAIT_MS = 30_000

/** The problem of the consumer's page at a URL; null if a browser shows it without errors. */
export const pageProblems = (address) =>
  inBrowser(async (open, complaints) => {
    const page = await open(address)
    await page.getByText('Lions', { exact: true }).waitFor({ timeout: WAIT_MS })
    await page.getByText("47'").waitFor({ timeout: WAIT_MS })
    await page.getByRole('status').getByText('chat: disconnected').waitFor({ timeout: WAIT_MS })
    const isStyled = await page.locator('article').evaluate((card) => getComputedStyle(card).display === 'grid')
    if (!isStyled) complaints.push('the match card has no style')
  })

/** The problem of the page of `examples/next`; null if what one visitor writes is shown to another. */
export const chatProblems = (address) =>
  inBrowser(async (open) => {
    const enter = async () => {
      const page = await open(address)
      const id = page.locator('output')
      await id.getByText(/./).waitFor({ timeout: WAIT_MS })
      return { page, userID: await id.textContent() }
    }
    const [ada, bob] = [await enter(), await enter()]
    await ada.page.getByLabel('To').fill(bob.userID)
    await bob.page.getByLabel('To').fill(ada.userID)
    await ada.page.getByLabel('Message').fill('Goal!')
    await ada.page.getByRole('button', { name: 'Send' }).click()
    for (const { page } of [ada, bob])
      await page.getByText(`${ada.userID}: Goal! (success)`).waitFor({ timeout: WAIT_MS })
  })

/** What goes wrong while `visit` opens pages, each for another visitor; null if nothing does. */
const inBrowser = async (visit) => {
  const browser = await chromium.launch(launchOptions())
  const complaints = []
  const open = async (address) => {
    const page = await (await browser.newContext()).newPage()
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await page.goto(address)
    return page
  }
  try {
    await visit(open, complaints)
  } catch (error) {
    complaints.push(String(error))
  } finally {
    await browser.close()
  }
  return complaints.length > 0 ? complaints.join('\n') : null
}
