import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../scripts/third-party.mjs', import.meta.url))

/** A workspace that needs one package, which has these fields. */
const workspaceWith = (fields: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const needed = join(folder, 'node_modules', 'needed')
  mkdirSync(needed, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'own', dependencies: { needed: '1' } }))
  writeFileSync(join(needed, 'package.json'), JSON.stringify({ name: 'needed', version: '1.0.0', ...fields }))
  writeFileSync(join(needed, 'LICENSE'), 'The text of its licence.')
  return folder
}

const run = (folder: string) => {
  const code = `import { noticesOf, problemsOf, thirdParties } from ${JSON.stringify(pathToFileURL(SCRIPT).href)}
    const packages = thirdParties(process.argv[1])
    console.log(JSON.stringify({ problems: problemsOf(packages), notices: noticesOf(packages, 'PostgreSQL') }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code, folder], { encoding: 'utf8' }),
  ) as { problems: string[]; notices: string }
}

it('names every package that is shipped, with its licence and its text', () => {
  const { problems, notices } = run(workspaceWith({ license: 'MIT', author: 'Somebody' }))
  expect(problems).toEqual([])
  expect(notices).toContain('needed 1.0.0 (MIT, Somebody)\n\nThe text of its licence.')
  expect(notices).toContain('PostgreSQL')
})

it('names all licences of a package that has several, and the text of each', () => {
  const folder = workspaceWith({ license: 'MIT AND Apache-2.0' })
  mkdirSync(join(folder, 'node_modules', 'needed', 'LICENSES'))
  writeFileSync(join(folder, 'node_modules', 'needed', 'LICENSES', 'Apache-2.0.txt'), 'The words of the other.')
  const { problems, notices } = run(folder)
  expect(problems).toEqual([])
  expect(notices).toContain('needed 1.0.0 (MIT AND Apache-2.0)')
  expect(notices).toContain('The words of the other.')
  expect(run(workspaceWith({ license: 'MIT AND GPL-3.0' })).problems).toHaveLength(1)
})

it('rejects a package whose licence needs more than a notice, or that has none', () => {
  expect(run(workspaceWith({ license: 'GPL-3.0' })).problems).toEqual([
    expect.stringContaining('needed 1.0.0 has the licence "GPL-3.0"'),
  ])
  expect(run(workspaceWith({})).problems).toHaveLength(1)
})
