import * as contract from '@org/api-client/contract'
import { code, inline, page, table } from '../markdown'
import { namesOf, shapeOf } from '../shape'

const names = namesOf(contract)

/** Every call of the REST contract. */
export const restPage = (): string =>
  page(
    '# REST',
    'Bodies and replies are JSON; a reply is `{ status, msg, data }` and the shapes below are its `data`. Fields of a GET travel in the query, its token in `Authorization: Bearer`. The server serves the same rows as OpenAPI at `/docs/api`.',
    '## Fields every call carries',
    code(shapeOf(contract.commonFields, new Map())),
    '## Status of a reply',
    table(
      ['Status', 'Name'],
      Object.entries(contract.API_STATUS).map(([name, status]) => [status, name]),
    ),
    '## Calls',
    table(
      ['Call', 'Method', 'Path', 'Who', 'Kind'],
      rows().map(([name, row]) => [
        `[${name}](#${name.toLowerCase()})`,
        row.method,
        inline(row.path),
        WHO[row.viewer],
        row.kind,
      ]),
    ),
    ...rows().map(([name, row]) => endpointSection(name, row)),
    '## Shapes that calls share',
    ...[...names].map(([schema, name]) => page(`### ${name}`, code(shapeOf(schema, names))).trimEnd()),
  )

const rows = (): [string, contract.Endpoint][] => Object.entries(contract.endpoints)

const WHO = { anyone: 'anyone', guest: 'guest or member', member: 'member' } as const

const endpointSection = (name: string, row: contract.Endpoint): string => {
  const flags = [
    row.hideLoading ? 'no loading toast' : null,
    row.noToast ? 'no toast on failure' : null,
    row.provides ? `provides ${row.provides.join(', ')}` : null,
    row.invalidates ? `invalidates ${row.invalidates.join(', ')}` : null,
  ].filter((flag) => flag !== null)
  const reply = row.binary ?? reference(row.reply)
  return page(
    `### ${name}`,
    `${inline(`${row.method} ${row.path}`)} · ${WHO[row.viewer]}${flags.map((flag) => ` · ${flag}`).join('')}`,
    row.summary,
    code(`request ${reference(row.request)}\n\nreply ${reply}`),
  ).trimEnd()
}

const reference = (schema: contract.Endpoint['request']): string => names.get(schema) ?? shapeOf(schema, names)
