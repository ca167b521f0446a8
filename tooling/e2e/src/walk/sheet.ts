import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Visit } from './visit'

const SCALE = 0.5
const COLUMNS = 6

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figure = ({ place, faults, picture }: Visit) => `<figure${faults.length > 0 ? ' class="faulty"' : ''}>
<img src="data:image/jpeg;base64,${picture.toString('base64')}" width="${375 * SCALE}" alt="">
<figcaption><b>${place.name}</b> ${place.viewer}<br>${escaped(place.path)}
${faults.map((fault) => `<br><em>${escaped(fault)}</em>`).join('')}</figcaption></figure>`

const document = (
  title: string,
  visits: readonly Visit[],
) => `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
body { font: 11px/1.4 sans-serif; margin: 16px; background: #ddd }
main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${375 * SCALE}px); gap: 16px; align-items: start }
figure { margin: 0; overflow-wrap: anywhere }
img { display: block; border: 1px solid #999 }
.faulty img { border-color: #c00 }
em { color: #c00; font-style: normal }
</style><h1>${title}</h1><main>${visits.map(figure).join('')}</main>`

/** Writes the pictures of a walk next to each other, as a page and as one picture. */
export const writeSheet = async (browser: Browser, folder: string, name: string, visits: readonly Visit[]) => {
  const html = document(name, visits)
  await writeFile(join(folder, `${name}.html`), html)
  const page = await browser.newPage({ viewport: { width: COLUMNS * (375 * SCALE + 16) + 32, height: 800 } })
  await page.setContent(html, { waitUntil: 'load' })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}
