import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import * as domain from '../src/index'

const root = join(import.meta.dirname, '../src')

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** A documented export: its name, its description, and the lines of its `@example`. */
export const documented = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g)].map(
    ([, comment = '', name = '']) => ({
      file,
      name,
      comment,
      lines: exampleLines(comment),
    }),
  ),
)

function exampleLines(comment: string): string[] {
  const [, example = ''] = comment.split(/^ \* @example$/m)
  return example
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').trimEnd())
    .filter((line) => line.trim() !== '')
}

/** Runs an example: lines with `// => value` are checked, the others (declarations) only run. Gives the number of checks. */
export function run(lines: readonly string[], exports: Readonly<Record<string, unknown>> = domain): number {
  let checks = 0
  const check = (actual: unknown, expected: unknown, line: string) => {
    checks += 1
    expect(actual, line).toEqual(expected)
  }
  const body = lines.map((line) => {
    const [, expression, value] = /^(.*?)\s*\/\/ => (.*)$/.exec(line) ?? []
    return expression === undefined ? line : `check((${expression}), (${value}), ${JSON.stringify(line)})`
  })
  const names = Object.keys(exports)
  const program = new Function('check', ...names, `'use strict'\n${body.join('\n')}`)
  program(check, ...names.map((name) => exports[name]))
  return checks
}
