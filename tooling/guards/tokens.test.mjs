import { expect, it } from 'vitest'
import { problemsOf } from './tokens.mjs'

const css = (text, file = 'packages/ui/src/a/A.module.css') => ({ file, text })

it('accepts properties of the tokens, of a style sheet, of an element, and uses with a fallback', () => {
  const files = [
    css('body {\n  --bg: #fff;\n}', 'packages/ui/src/foundations/tokens/tokens.css'),
    css('.a { --own: 1px; width: var(--own); height: var(--set); color: var(--bg); top: var(--maybe, 0) }'),
    css("<p style={{ ['--set']: '1px', '--other': 2 }} />", 'packages/ui/src/a/A.tsx'),
    css('.b { left: var(--other) }'),
  ]
  expect(problemsOf(files)).toEqual([])
})

it('reports a use of a property that nothing declares', () => {
  expect(problemsOf([css('.a { color: var(--txt-1) }')])).toEqual([
    'packages/ui/src/a/A.module.css uses --txt-1, which nothing declares',
  ])
})
