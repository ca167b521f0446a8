import type { Page } from 'playwright-core'

/** Something that a press shows. */
interface Choice {
  readonly name: string
  readonly show: () => Promise<void>
}

const tabsWith = (look: 'line' | 'pill') => `main [data-component=SegmentedTabs][data-look=${look}] [role=tab]`

/** The tabs of the page that is open, except the shown one. */
export const tabsOf = (page: Page): Promise<Choice[]> => choicesOf(page, tabsWith('line'))

/** The views of the panel that is open, which no address names, except the shown one. */
export const viewsOf = (page: Page): Promise<Choice[]> => choicesOf(page, tabsWith('pill'))

/** The tabs of the page as its address names them, except the shown one. */
export const tabIdsOf = async (page: Page): Promise<string[]> => {
  const ids = new Set<string>()
  for (const { show } of await tabsOf(page)) {
    await show()
    const id = new URL(page.url()).searchParams.get('tab')
    if (id !== null) ids.add(id)
  }
  return [...ids]
}

const choicesOf = async (page: Page, selector: string): Promise<Choice[]> => {
  const named = (state: string, name: string) => page.locator(`${selector}${state}`).getByText(name, { exact: true })
  const texts = await page.locator(`${selector}[aria-selected=false]`).allInnerTexts()
  // Without the badge, whose count changes when its tab is seen.
  const names = texts.map((text) => text.split('\n')[0] ?? '')
  return names.map((name) => ({
    name,
    show: async () => {
      await named('', name).click()
      // Until then the page shows what was chosen before, with its views.
      await named('[aria-selected=true]', name).waitFor()
    },
  }))
}
