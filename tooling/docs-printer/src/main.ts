import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { authorisationPage } from './pages/authorisation'
import { brandsPage } from './pages/brands'
import { errorsPage } from './pages/errors'
import { protocolPage } from './pages/protocol'
import { restPage } from './pages/rest'
import { routesPage } from './pages/routes'
import { rulesPage } from './pages/rules'
import { sdkMethods } from './pages/sdk-methods'

const PAGES: Record<string, () => string | Promise<string>> = {
  'protocol.md': protocolPage,
  'rest.md': restPage,
  'errors.md': errorsPage,
  'authorisation.md': authorisationPage,
  'routes.md': routesPage,
  'brands.md': brandsPage,
  'rules.md': rulesPage,
}

const root = new URL('../../../', import.meta.url)
const folder = new URL('docs/generated/', root)
const readme = 'packages/im-sdk/README.md'
/** The part between two marks of a handwritten page. */
const METHODS = /(<!-- methods: printed by `npm run docs` -->\n\n).*?(\n\n<!-- end of methods -->)/s
const NOTE = '<!-- Printed by `npm run docs` from the tables in the sources. Change those, not this page. -->\n\n'

/** `docs` writes the pages; `docs --check` lists outdated ones. */
const main = async (check: boolean): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const [name, print] of Object.entries(PAGES)) keep(`docs/generated/${name}`, NOTE + (await print()), check)
  keep(
    readme,
    read(new URL(readme, root))?.replace(METHODS, (_, begin, end) => begin + sdkMethods() + end) ?? '',
    check,
  )
}

const keep = (path: string, text: string, check: boolean): void => {
  const file = new URL(path, root)
  if (!check) writeFileSync(file, text)
  else if (read(file) !== text) {
    process.exitCode = 1
    console.error(`${path} is stale: npm run docs`)
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
