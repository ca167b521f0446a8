import { readdirSync, readFileSync } from 'node:fs'
import { code, page } from '../markdown'

/** Every documented rule of `@org/domain` with its example, which the tests of the package run. */
export const rulesPage = (): string => {
  const rules = sources().flatMap(({ file, text }) =>
    documented(text).map((rule) => ({ ...rule, noun: file.split('/')[0] ?? '' })),
  )
  const nouns = [...new Set(rules.map(({ noun }) => noun))]
  return page(
    '# Rules',
    'What `@org/domain` knows. The value behind `// =>` is what the expression gives: the examples run as tests.',
    ...nouns.flatMap((noun) => [
      `## ${noun}`,
      ...rules
        .filter((rule) => rule.noun === noun)
        .map(({ name, words, example }) => page(`### ${name}`, words, code(example)).trimEnd()),
    ]),
  )
}

const folder = new URL('../../../../packages/domain/src/', import.meta.url)

const sources = (): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }))

interface Rule {
  name: string
  words: string
  example: string
}

const documented = (text: string): Rule[] =>
  [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g)].flatMap(
    ([, comment = '', name = '']) => {
      const lines = comment.split('\n').map((line) => line.replace(/^ *\*? ?/, '').trimEnd())
      const at = lines.indexOf('@example')
      if (at < 0) return []
      return [
        {
          name,
          words: lines.slice(0, at).join('\n').trim(),
          example: lines
            .slice(at + 1)
            .join('\n')
            .trim(),
        },
      ]
    },
  )
