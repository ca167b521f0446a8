import { exportsOf, membersOf, tablesOf, withBefore, withImport, withImported, withMember } from './code.mjs'
import { camel, singular } from './edits.mjs'

const CONTRACT = 'packages/api-client/src/contract'
const HANDLERS = 'apps/server/src/http/handlers'
const RECORDS = 'apps/server/test/contract'

/** A REST call: its bodies, its row, its handler and its record for the tests. */
export const addEndpoint = (edits, { name, noun, path, mutation }) => {
  const taken = edits.find(`${CONTRACT}/endpoints`, (text) => exportsOf(text).includes(name))
  if (taken.length > 0) throw new Error(`${taken[0]} has an endpoint ${name} already.`)
  const rowFile = `${CONTRACT}/endpoints/${noun}.ts`
  const kind = mutation ? 'mutation' : 'query'
  if (!edits.has(rowFile)) addNoun(edits, { noun, rows: `${singular(noun)}Rows`, kind })
  const rows = rowsOf(edits.text(rowFile))
  const schemaFile = schemaFileOf(edits, noun, membersOf(edits.text(rowFile), rows)[0])
  edits.append(
    schemaFile,
    `
export const ${name} = {
  request: v.object({ field: GAP }),
  reply: v.object({ field: GAP }),
}
`,
  )
  const row = `export const ${name} = /* @__PURE__ */ ${kind}('${name}', {
  method: 'POST',
  path: '${path ?? `/api/${singular(noun)}/${name}`}',
  // What it does or returns, in one sentence.
  summary: GAP,
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],${
    mutation
      ? `
  // How often: \`{ count, perMs, by: 'viewer' }\`.
  limit: [GAP],
  key: true,
  shows: ['failure'],`
      : ''
  }
  tags: () => [GAP],
})

`
  edits.change(rowFile, (text) =>
    withImported(withMember(withBefore(text, rows, row), rows, ` ${name} `), '../define-endpoint', kind),
  )

  addToTable(
    edits,
    HANDLERS,
    rows,
    `
  ${name}: (request, { context, viewer }) => GAP, // a call of services/${noun}
`,
  )
  addToTable(
    edits,
    RECORDS,
    rows,
    `  ${name}: {
    // The tables of which a call may change rows of the caller.
    changes: ${mutation ? 'GAP' : '[]'},
    // A request by what it is about, who is refused, and whose ids are swapped.
    cases: { 'of their own': { request: () => GAP } },
  },
`,
  )
}

const rowsOf = (text) => exportsOf(text).find((one) => one.endsWith('Rows'))

/** The file with the bodies of the noun's other calls; a new one for a new noun. */
const schemaFileOf = (edits, noun, sibling) => {
  const own = `${CONTRACT}/schemas/${noun}.ts`
  const [file] = edits.find(`${CONTRACT}/schemas`, (text) => sibling && exportsOf(text).includes(sibling), noun)
  if (file !== undefined || edits.has(own)) return file ?? own
  edits.create(own, "import * as v from 'valibot'\n")
  edits.append(`${CONTRACT}/schemas/index.ts`, `export * from './${noun}'\n`)
  return own
}

/** Adds a member to the table of a folder whose type has these rows. */
const addToTable = (edits, folder, rows, member) => {
  const [file] = edits.find(folder, (text) => tablesOf(text, rows).length > 0)
  if (file === undefined) throw new Error(`No table of ${folder} is of ${rows}.`)
  edits.change(file, (text) => withMember(text, tablesOf(text, rows)[0], member))
}

/** The first call of a noun: five new files, each named in an index. */
const addNoun = (edits, { noun, rows, kind }) => {
  const handlers = `${singular(noun)}Handlers`
  const cases = `${singular(noun)}Cases`
  edits.create(
    `${CONTRACT}/endpoints/${noun}.ts`,
    `import { ${kind} } from '../define-endpoint'

export const ${rows} = {}
`,
  )
  edits.append(`${CONTRACT}/endpoints/index.ts`, `export * from './${noun}'\n`)
  edits.change(`${CONTRACT}/catalogue.ts`, (text) =>
    withImport(withMember(text, 'endpoints', `  ...${rows},\n`), `import { ${rows} } from './endpoints/${noun}'`),
  )
  edits.create(
    `${HANDLERS}/${noun}.ts`,
    `import type { ${rows} } from '@org/api-client/contract'
import type { Handlers } from '../handler'

export const ${handlers} = {
} satisfies Handlers<typeof ${rows}>
`,
  )
  edits.create(
    `${RECORDS}/${noun}.ts`,
    `import type { ${rows} } from '@org/api-client/contract'
import type { CasesOf } from './endpoint-case'

export const ${cases} = {
} satisfies CasesOf<typeof ${rows}>
`,
  )
  for (const [index, value] of [
    [`${HANDLERS}/index.ts`, handlers],
    [`${RECORDS}/index.ts`, cases],
  ])
    edits.change(index, (text) => {
      const [table] = tablesOf(text, 'Endpoints')
      return withImport(withMember(text, table, `  ...${value},\n`), `import { ${value} } from './${noun}'`)
    })
}

export const endpointSteps = ({ noun }) => [
  `a service in apps/server/src/services/${camel(noun)} if the handler needs one`,
  'npm run docs, npm run api:update',
]
