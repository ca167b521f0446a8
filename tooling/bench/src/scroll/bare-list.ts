import type { Page } from 'playwright-core'

/** Less than the distance around the screen in which the app renders rows. */
const STEP_PX = 600

/**
 * A page with every row of a list as plain HTML: the same elements and styles, no script and nothing to render. It
 * costs what the browser itself needs to scroll these rows.
 */
export const bareListOf = async (page: Page, list: string): Promise<string> => {
  const { rows, styles, around } = await page.evaluate(
    async ({ selector, step }) => {
      const rendered = new Map<string, string>()
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        scrollTo(0, y)
        // Pictures are drawn once the page rests.
        await new Promise((wake) => setTimeout(wake, 250))
        for (const [index, row] of [...document.querySelectorAll(`${selector} > *`)].entries())
          rendered.set(row.getAttribute('aria-posinset') ?? `${index}`, row.outerHTML)
      }
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      return {
        rows: [...rendered.values()].join(''),
        styles: rules.join('\n'),
        around: ['html', 'body', selector].map((each) => {
          const element = document.querySelector(each)?.cloneNode(false)
          if (!(element instanceof Element)) throw new Error(`bareListOf: the page has no ${each}.`)
          return element.outerHTML
        }),
      }
    },
    { selector: list, step: STEP_PX },
  )
  const [html, body, root] = around.map((element) => element.replace(/<\/\w+>$|<head>.*/g, ''))
  const head = `<meta name="viewport" content="width=device-width"><base href="${page.url()}"><style>${styles}</style>`
  return `${html}<head>${head}</head>${body}<main>${root}${rows}`
}
