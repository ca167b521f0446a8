import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { authorisationPage } from './pages/authorisation'
import { errorPages, errorsPage } from './pages/errors'
import { protocolPage } from './pages/protocol'
import { restPage } from './pages/rest'
import { sdkMethods } from './pages/sdk-methods'
import { tokensCss } from './tokens-css'

const PAGES: Record<string, () => string | Promise<string>> = {
  'protocol.md': protocolPage,
  'rest.md': restPage,
  'errors.md': errorsPage,
  'authorisation.md': authorisationPage,
}

const root = new URL('../../../', import.meta.url)
const folder = new URL('docs/generated/', root)
/** The parts between two marks of handwritten files. */
const PARTS: { path: string; part: RegExp; print: () => string }[] = [
  {
    path: 'packages/im-sdk/README.md',
    part: /(<!-- methods: printed by `npm run docs` -->\n\n).*?(\n\n<!-- end of methods -->)/s,
    print: sdkMethods,
  },
  {
    path: 'packages/ui/src/foundations/tokens/tokens.css',
    part: /(\/\* tokens: printed by `npm run docs`.*? \*\/\n\n).*?(\n\n\/\* end of tokens \*\/)/s,
    print: tokensCss,
  },
]
const NOTE = '<!-- Printed by `npm run docs` from the tables in the sources. Change those, not this page. -->\n\n'

/** `docs` writes the pages; `docs --check` lists outdated ones. */
const main = async (check: boolean): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  mkdirSync(new URL('errors/', folder), { recursive: true })
  for (const [name, print] of Object.entries(PAGES)) keep(`docs/generated/${name}`, NOTE + (await print()), check)
  for (const [name, text] of Object.entries(errorPages())) keep(`docs/generated/${name}`, NOTE + text, check)
  for (const { path, part, print } of PARTS)
    keep(path, read(new URL(path, root))?.replace(part, (_, begin, end) => begin + print() + end) ?? '', check)
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
