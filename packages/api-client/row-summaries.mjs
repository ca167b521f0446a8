import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Puts the summary of each row above its declaration, so that an editor shows it. Run in a package after its build. */
const folder = resolve('dist/contract')
const rows = Object.entries(await import(pathToFileURL(join(folder, 'index.js')))).flatMap(([name, value]) =>
  typeof value?.summary === 'string' ? [{ name, summary: value.summary }] : [],
)
if (rows.length === 0) throw new Error(`${folder} has no row with a summary`)
for (const file of ['index.d.ts', 'index.d.cts']) {
  const path = join(folder, file)
  let types = readFileSync(path, 'utf8')
  for (const { name, summary } of rows) {
    const declaration = `\ndeclare const ${name}: Row<`
    if (!types.includes(declaration)) throw new Error(`${path} does not declare ${name}`)
    types = types.replace(declaration, () => `\n/** ${summary.replaceAll('*/', '*\\/')} */${declaration}`)
  }
  writeFileSync(path, types)
}
