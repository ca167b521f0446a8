import * as contract from '@org/api-client/contract'
import { code, inline, page, table } from '../markdown'
import { namesOf, shapeOf } from '../shape'
import { statusTable } from '../status-table'

const names = namesOf(contract)

/** Every call of the REST contract. */
export const restPage = (): string =>
  page(
    '# REST',
    'Bodies and replies are JSON; a reply is `{ status, msg, data }` and the shapes below are its `data`. Fields of a GET travel in the query, its token in `Authorization: Bearer`. The server serves the same rows as OpenAPI at `/docs/api`.',
    '## Fields every call carries',
    code(shapeOf(contract.commonFields, new Map())),
    '## Status of a reply',
    statusTable(),
    '## Calls',
    table(
      ['Call', 'Method', 'Path', 'Who', 'Kind'],
      rows().map(([name, row]) => [
        `[${name}](#${name.toLowerCase()})`,
        row.method,
        inline(row.path),
        WHO[row.needs],
        row.kind,
      ]),
    ),
    ...rows().map(([name, row]) => endpointSection(name, row)),
    '## Shapes that calls share',
    ...[...names].map(([schema, name]) => page(`### ${name}`, code(shapeOf(schema, names))).trimEnd()),
  )

const rows = (): [contract.EndpointName, contract.Endpoint][] =>
  namesOfCalls.map((name) => [name, contract.endpoints[name]])

const namesOfCalls = Object.keys(contract.endpoints) as contract.EndpointName[]

const WHO: Readonly<Record<contract.Caller, string>> = {
  anyone: 'anyone',
  guest: 'guest or member',
  member: 'member',
  vip: 'member with VIP',
  anchor: 'anchor',
  manager: 'manager of the room or group',
  master: 'master',
}

const BY: Readonly<Record<contract.LimitSubject, string>> = {
  address: 'an address',
  viewer: 'a viewer',
  mobile: 'a mobile',
}

const endpointSection = (name: contract.EndpointName, row: contract.Endpoint): string => {
  const { request, reply } = contract.bodiesOf(name)
  return page(
    `### ${name}`,
    [inline(`${row.method} ${row.path}`), WHO[row.needs], ...factsOf(row)].join(' · '),
    row.summary,
    code(`request ${reference(request)}\n\nreply ${row.binary ?? reference(reply)}`),
    `Refused with ${[...contract.refusalsOf(row)].join(', ')}.`,
  ).trimEnd()
}

const factsOf = (row: contract.Endpoint): string[] => [
  ...(row.ours ? ['ours'] : []),
  ...(row.switch === null ? [] : [`closed by ${inline(`switch_${row.switch}`)}`]),
  ...(row.unless === undefined ? [] : [`closed while ${inline(`switch_${row.unless}`)} is 1`]),
  ...(row.key ? ['made once a request key'] : []),
  ...(row.limit ?? []).map(({ count, perMs, by }) => `${count} in ${perMs / 1_000} s for ${BY[by]}`),
  ...row.shows.map((shown) => (shown === 'loading' ? 'shows a loading toast' : 'shows its failure as a toast')),
]

const reference = (schema: contract.Bodies['request']): string => names.get(schema) ?? shapeOf(schema, names)
