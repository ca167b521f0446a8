import { camel, singular } from './edits.mjs'

const CONTRACT = 'packages/api-client/src/contract'
const HANDLERS = 'apps/server/src/http/handlers'
const RECORDS = 'apps/server/test/contract'

/** A REST call: its bodies, its row, its handler and its record for the tests. */
export const addEndpoint = (edits, { name, noun, path, mutation }) => {
  const rowFile = `${CONTRACT}/endpoints/${noun}.ts`
  const schemaFile = `${CONTRACT}/schemas/${noun}.ts`
  const rows = edits.has(rowFile) ? undefined : `${singular(noun)}Rows`
  const kind = mutation ? 'mutation' : 'query'
  if (rows !== undefined) addNoun(edits, { noun, rows, kind })

  if (!edits.has(schemaFile)) {
    edits.create(schemaFile, "import * as v from 'valibot'\n")
    edits.append(`${CONTRACT}/schemas/index.ts`, `export * from './${noun}'\n`)
  }
  edits.append(
    schemaFile,
    `
export const ${name} = {
  request: v.object({ field: GAP }),
  reply: v.object({ field: GAP }),
}
`,
  )
  edits.before(
    rowFile,
    /export const \w+Rows = /,
    `export const ${name} = /* @__PURE__ */ ${kind}('${name}', {
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

`,
  )
  edits.replace(rowFile, /(export const \w+Rows = \{)/, `$1 ${name},`)
  importKind(edits, rowFile, kind)

  const own = rowsOf(edits, rowFile)
  const table = new RegExp(`\\} satisfies (Handlers|CasesOf)<[^>]*\\b${own}\\b`)
  edits.before(
    edits.find(HANDLERS, table),
    table,
    `
  ${name}: (request, { context, viewer }) => GAP, // a call of services/${noun}
`,
  )
  edits.before(
    edits.find(RECORDS, table),
    table,
    `  ${name}: {
    // The tables of which a call may change rows of the caller.
    changes: ${mutation ? 'GAP' : '[]'},
    // A request by what it is about, who is refused, and whose ids are swapped.
    cases: { 'of their own': { request: () => GAP } },
  },
`,
  )
}

const rowsOf = (edits, rowFile) => edits.text(rowFile).match(/export const (\w+Rows) = /)[1]

const importKind = (edits, rowFile, kind) => {
  const [imports] = edits.text(rowFile).match(/import \{[^}]*\} from '..\/define-endpoint'/)
  if (!new RegExp(`\\b${kind}\\b`).test(imports)) edits.replace(rowFile, /import \{/, `import { ${kind},`)
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
  const catalogue = `${CONTRACT}/catalogue.ts`
  edits.before(catalogue, /import \* as schemas/, `import { ${rows} } from './endpoints/${noun}'\n`)
  edits.before(catalogue, /\} satisfies \{ readonly \[Name/, `  ...${rows},\n`)

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
  for (const [index, table, value] of [
    [`${HANDLERS}/index.ts`, /\} satisfies Handlers<Endpoints>/, handlers],
    [`${RECORDS}/index.ts`, /\} satisfies CasesOf<Endpoints>/, cases],
  ]) {
    edits.afterLast(index, /^import /, `import { ${value} } from './${noun}'`)
    edits.before(index, table, `  ...${value},\n`)
  }
}

export const endpointSteps = ({ noun }) => [
  `a service in apps/server/src/services/${camel(noun)} if the handler needs one`,
  'npm run docs, npm run api:update',
]
