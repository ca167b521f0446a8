// @module-tag once
import { API_STATUS, bodiesOf, endpoints, idKindOf, isPlain, type EndpointName } from '@org/api-client/contract'
import type { GenericSchema } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointCases } from '../contract'
import type { AnyEndpointCase, EndpointRequest, Fields } from '../contract/endpoint-case'
import { CALLERS, LOGGED_IN, SWAPS, type Caller, type RestCaller, type Swap } from './callers'
import { CHANGED_BY_REFUSALS, endpointOutcome, needsRole } from './endpoint-outcome'
import { BROADCAST_USER } from '../../src/im/push/host-message'
import { notOwn, type Change } from './journal'
import { makeRestWorld, SECRET, type RestWorld, type Visitor } from './rest-world'
import { swappedIds } from './swapped-ids'

let world: RestWorld
beforeAll(async () => {
  world = await makeRestWorld()
}, 600_000)
afterAll(() => world.server.stop())

const callersOf = (name: EndpointName): RestCaller[] => [
  ...(Object.keys(CALLERS) as Caller[]),
  ...(needsRole(name) ? (['holder'] as const) : []),
]
const requestFields = (name: EndpointName) =>
  (bodiesOf(name).request as unknown as { readonly entries: Readonly<Record<string, GenericSchema>> }).entries

/** What differs from the valid request when the id of a field is swapped. */
const swappedFields = async (name: EndpointName, field: string, { swapped }: EndpointRequest) => {
  const schema = requestFields(name)[field]
  const kind = schema === undefined ? null : idKindOf(schema)
  if (kind === null) throw new Error(`The schema of ${name} does not say what ${field} names. Declare it with idOf().`)
  const values = await swappedIds(kind, world)
  const own = swapped?.[field]?.(world) ?? {}
  return (swap: Swap): Fields => own[swap] ?? { [field]: values[swap] }
}

const names = new Map<number, string>(Object.entries(API_STATUS).map(([name, status]) => [status, name]))

interface Cell {
  readonly outcome: string
  readonly tables: readonly string[]
}

const send = async (name: EndpointName, { uid, token }: Visitor, fields: Fields): Promise<string> => {
  const { method, path, binary } = endpoints[name] as { method: 'GET' | 'POST'; path: string; binary?: string }
  const rest: Record<string, unknown> = { ...fields, uid, ...(method === 'POST' ? { token } : {}) }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(rest[key])))
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const response = await fetch(`${world.server.url}${filled}${query}`, {
    method,
    headers: method === 'GET' ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  })
  if (binary !== undefined && response.headers.get('content-type') === binary) return 'ok'
  const answer = await response.text()
  expect(answer, `${name} says what only a stranger may know`).not.toContain(SECRET)
  const { status } = JSON.parse(answer) as { status: number }
  return status === 0 ? 'ok' : (names.get(status) ?? `a status without a name, ${status}`)
}

/**
 * Makes the call and returns what it changed. A refused call changes nothing except counts of attempts, and no reply
 * contains private data of others.
 */
const call = async (name: EndpointName, actor: Visitor, fields: Fields): Promise<Cell> => {
  await expect.poll(unsent, { message: `what is still to be sent before ${name}` }).toBe(0)
  await world.journal()
  const outcome = await send(name, actor, fields)
  const all = await world.journal()
  const changes = outcome === 'ok' ? all.filter((change) => !isOfHost(change)) : all
  if (outcome !== 'ok')
    expect(
      changes.filter(({ table }) => !CHANGED_BY_REFUSALS.has(table)),
      `${name} was refused and has changed`,
    ).toEqual([])
  // A caller that registers, logs in or becomes a guest has a new identity.
  if (endpoints[name].needs !== 'anyone')
    expect(notOwn(changes, actor.userID), `${name} has changed what is others'`).toEqual([])
  return { outcome, tables: outcome === 'ok' ? [...new Set(changes.map(({ table }) => table))] : [] }
}

/** What the outbox has still to send: it stores messages in rooms at a time of its own. */
const unsent = async (): Promise<number> => {
  const { db } = world.server.context
  return (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
}

/** What the call itself has told a room, which the outbox may have stored already. */
const isOfHost = ({ table, row }: Change): boolean =>
  (table === 'message' && row['sender'] === BROADCAST_USER) ||
  (table === 'conversation' && String(row['conv_id']).startsWith('g:ROOM_'))

const ready = (caller: RestCaller): Promise<Visitor> | Visitor => {
  if (caller === 'holder') return world.enterAgain(String(world.anchorID))
  const actor = world.actors[caller]
  return (LOGGED_IN as readonly Caller[]).includes(caller) ? world.enterAgain(actor.userID) : actor
}

const rows = Object.entries(endpointCases) as unknown as [EndpointName, AnyEndpointCase][]

describe('over HTTP', () => {
  it.each(rows)(
    '%s is accepted only from allowed callers, changes only their data, and is refused by name',
    async (name, row) => {
      const changed = new Set<string>()
      for (const [label, entry] of Object.entries(row.cases)) {
        const outcomes: Record<string, string> = {}
        for (const caller of callersOf(name)) {
          const actor = await ready(caller)
          const { outcome, tables } = await call(name, actor, await entry.request(world, actor))
          outcomes[caller] = outcome
          for (const table of tables) changed.add(table)
        }
        const expected = callersOf(name).map((caller) => [caller, endpointOutcome(name, entry, caller)])
        expect(outcomes, `${name} ${label}`).toEqual(Object.fromEntries(expected))

        for (const [field, stated] of Object.entries(entry.swaps ?? {})) {
          const told: Partial<Record<Swap, string>> = {}
          const fieldsOf = await swappedFields(name, field, entry)
          for (const swap of Object.keys(SWAPS) as Swap[]) {
            const swapper = await ready(needsRole(name) ? 'holder' : 'member')
            const fields = { ...(await entry.request(world, swapper)), ...fieldsOf(swap) }
            told[swap] = (await call(name, swapper, fields)).outcome
          }
          expect(told, `${name} ${label}, ${field}`).toEqual(stated)
        }
      }
      expect([...changed].sort(), `what ${name} changes`).toEqual([...row.changes].sort())
    },
  )
})

it('the test swaps every field of a call that may name data of others', () => {
  const open = rows.flatMap(([name, row]) => {
    const swapped = new Set(Object.values(row.cases).flatMap(({ swaps }) => Object.keys(swaps ?? {})))
    return Object.entries(requestFields(name))
      .filter(([field, schema]) => !swapped.has(field) && !isPlain(schema))
      .map(([field]) => `${name}.${field}`)
  })
  expect(open).toEqual([])
})

it('every call has a request that somebody may make', () => {
  const refused = rows.filter(([name, { cases }]) =>
    Object.values(cases).every((entry) =>
      callersOf(name).every((caller) => endpointOutcome(name, entry, caller) !== 'ok'),
    ),
  )
  expect(refused.map(([name]) => name)).toEqual([])
})
