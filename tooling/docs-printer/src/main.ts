import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { authorisationPage } from './pages/authorisation'
import { brandsPage } from './pages/brands'
import { errorsPage } from './pages/errors'
import { protocolPage } from './pages/protocol'
import { restPage } from './pages/rest'
import { routesPage } from './pages/routes'
import { rulesPage } from './pages/rules'

const PAGES: Record<string, () => string | Promise<string>> = {
  'protocol.md': protocolPage,
  'rest.md': restPage,
  'errors.md': errorsPage,
  'authorisation.md': authorisationPage,
  'routes.md': routesPage,
  'brands.md': brandsPage,
  'rules.md': rulesPage,
}

const folder = new URL('../../../docs/generated/', import.meta.url)
const NOTE = '<!-- Printed by `npm run docs` from the tables in the sources. Change those, not this page. -->\n\n'

/** `docs` writes the pages; `docs --check` says which ones are stale. */
const main = async (check: boolean): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const [name, print] of Object.entries(PAGES)) {
    const text = NOTE + (await print())
    const file = new URL(name, folder)
    if (!check) writeFileSync(file, text)
    else if (read(file) !== text) {
      process.exitCode = 1
      console.error(`docs/generated/${name} is stale: npm run docs`)
    }
  }
}

const read = (file: URL): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

await main(process.argv.includes('--check'))
