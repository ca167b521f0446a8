import { expect, it } from 'vitest'
import { blocksOf } from './doc-examples.mjs'

it('finds the blocks in TypeScript of a page, each a module that is named by its page and line', () => {
  const page = '# Title\n\n```ts\nconst a = 1\n```\n\n```sh\nnpm start\n```\n\n```tsx\n<b />\n```\n'
  expect(blocksOf('docs/guides/page.md', page)).toEqual([
    { name: 'docs guides page.md line 3.tsx', code: 'const a = 1\n\nexport {}\n' },
    { name: 'docs guides page.md line 11.tsx', code: '<b />\n\nexport {}\n' },
  ])
})
