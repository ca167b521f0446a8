import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as domain from './index'

const root = import.meta.dirname

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** A documented export: its name and the lines of its `@example`. */
const documented = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g)].map(
    ([, comment = '', name = '']) => ({
      file,
      name,
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

/** Runs an example: lines with `// => value` are checked, the others (declarations) only run. */
function run(lines: readonly string[]): number {
  let checks = 0
  const check = (actual: unknown, expected: unknown, line: string) => {
    checks += 1
    expect(actual, line).toEqual(expected)
  }
  const body = lines.map((line) => {
    const [, expression, value] = /^(.*?)\s*\/\/ => (.*)$/.exec(line) ?? []
    return expression === undefined ? line : `check((${expression}), (${value}), ${JSON.stringify(line)})`
  })
  const names = Object.keys(domain)
  const program = new Function('check', ...names, `'use strict'\n${body.join('\n')}`)
  program(check, ...names.map((name) => domain[name as keyof typeof domain]))
  return checks
}

describe('examples in the documentation', () => {
  for (const { file, name, lines } of documented.filter((entry) => entry.lines.length > 0)) {
    test(`${name} (${file}) gives what its example says`, () => {
      expect(run(lines)).toBeGreaterThan(0)
    })
  }

  test('every public function has one', () => {
    const functions = Object.entries(domain).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    const withExample = new Set(documented.filter((entry) => entry.lines.length > 0).map((entry) => entry.name))
    expect(functions.filter((name) => !withExample.has(name))).toEqual([])
  })

  test('a wrong value would be noticed', () => {
    expect(() => run(['sportName(1) // => "chess"'])).toThrow()
  })
})
