import { expect, it } from 'vitest'
import { problemsOf } from './spec-rules.mjs'

const SPEC = { file: 'packages/domain/SPEC.md', text: '- **TOY-1** One.\n- **TOY-2** Two.\n' }
const code = (text, file = 'packages/domain/src/one.ts') => ({ file, text })

it('accepts rules that are all cited, from any package', () => {
  expect(problemsOf([SPEC, code('Rule: TOY-1.'), code('Rules: TOY-1, TOY-2.', 'apps/server/src/two.ts')])).toEqual([])
})

it('reports a citation of a rule that does not exist', () => {
  expect(problemsOf([SPEC, code('Rules: TOY-1, TOY-2, TOY-3.')])).toEqual([
    'packages/domain/src/one.ts cites TOY-3, which is in no SPEC.md',
  ])
})

it('reports a rule that nothing cites', () => {
  expect(problemsOf([SPEC, code('Rule: TOY-2.')])).toEqual(['packages/domain/SPEC.md: nothing cites TOY-1'])
})

it('reports an id that two rules have', () => {
  const twice = { ...SPEC, text: `${SPEC.text}- **TOY-2** Again.\n` }
  expect(problemsOf([twice, code('Rules: TOY-1, TOY-2.')])).toEqual(['packages/domain/SPEC.md has TOY-2 twice'])
})

it('reports a citation of a file that is not in the repository, in packages that have a SPEC.md', () => {
  const cites = 'Rules: TOY-1, TOY-2. Source: im.md §3.'
  expect(problemsOf([SPEC, code(cites)])).toEqual([
    'packages/domain/src/one.ts cites "im.md": cite a rule of the package\'s SPEC.md by its id',
  ])
  expect(problemsOf([SPEC, code('Rules: TOY-1, TOY-2.'), code('im.md §3', 'packages/ui/src/one.ts')])).toEqual([])
})
