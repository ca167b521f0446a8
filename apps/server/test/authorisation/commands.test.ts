// @module-tag once
import { commands, ERRORS, type CommandFacts, type CommandName } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { commandCases } from '../contract/chat'
import type { AnyCommandCase, Body, CommandRequest } from '../contract/chat/command-case'
import type { Actor } from './actor'
import { CALLERS, LOGGED_IN, SWAPS, type Caller, type Swap } from './callers'
import { commandOutcome } from './command-outcome'
import { notOwn, type Change } from './journal'
import { unswappedFields } from './chat-fields'
import { swappedValues } from './swapped-values'
import { makeWorld, SECRET, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
}, 600_000)
afterAll(() => world.stop())

const cases = commandCases as unknown as Readonly<Record<CommandName, AnyCommandCase>>
const rows = (Object.entries(cases) as [CommandName, AnyCommandCase][]).toSorted(
  ([, one], [, other]) => Number(other.goesFirst ?? false) - Number(one.goesFirst ?? false),
)
const callers = Object.keys(CALLERS) as Caller[]
const names = new Map<number, string>(Object.entries(ERRORS).map(([name, { code }]) => [code, name]))

interface Answer {
  readonly errorCode: number
  readonly resultItem?: readonly { readonly resultCode: number }[]
}

/** `ok`, or the name of the error; of one that was asked for in a list, too. */
const outcomeOf = ({ errorCode, resultItem }: Answer): string => {
  const code = errorCode === 0 ? (resultItem?.[0]?.resultCode ?? 0) : errorCode
  /** An addition that needs the agreement of the other counts as success. */
  return code === 0 || code === ERRORS.FRIEND_ADD_NEEDS_CONFIRMATION.code
    ? 'ok'
    : (names.get(code) ?? `an error without a name, ${code}`)
}

interface Cell {
  readonly outcome: string
  readonly changes: readonly Change[]
}

const tablesOf = (changes: readonly Change[]) => [...new Set(changes.map(({ table }) => table))].sort()

const isRefused = ({ head }: Actor) => !LOGGED_IN.some((caller) => world.actors[caller].head === head)

/**
 * Makes the call and returns what it changed. A refused call changes nothing, and no reply contains messages of others.
 */
const call = async (name: CommandName, actor: Actor, body: Body, head: object): Promise<Cell> => {
  const { wire } = commands[name]
  const asked: Promise<Answer> = actor.client.ask(wire, body, head)
  // The server closes the sockets of refused callers, also while a request is on its way.
  const answer = await (isRefused(actor)
    ? asked.catch(async (): Promise<Answer> => (await world.another(actor)).ask(wire, body, head))
    : asked)
  const outcome = outcomeOf(answer)
  const changes = await world.journal()
  if (outcome !== 'ok') expect(changes, `${name} was refused and has changed`).toEqual([])
  expect(notOwn(changes, actor.userID), `${name} has changed what is others'`).toEqual([])
  expect(JSON.stringify(answer)).not.toContain(SECRET)
  return { outcome, changes }
}

/** The server closes the socket of an expired session a while later. */
const connected = async (actor: Actor): Promise<Actor> =>
  actor.client.socket.readyState === WebSocket.OPEN ? actor : { ...actor, client: await world.another(actor) }

/** Commands that start or end a session use their own socket, so that the others do not change. */
const ready = async (name: CommandName, caller: Caller): Promise<Actor> => {
  const actor = await connected(world.actors[caller])
  if ((name !== 'login' && name !== 'logout') || caller === 'posing') return actor
  const client = await world.another(actor)
  if (name === 'logout' && commandOutcome({}, caller) === 'ok') await client.login()
  await world.journal()
  return { ...actor, client }
}

const expectedOf = (entry: CommandRequest) =>
  Object.fromEntries(callers.map((caller) => [caller, commandOutcome(entry, caller)]))

describe('over text frames', () => {
  it.each(rows)(
    '%s is accepted only from allowed callers, changes only their data, and is refused by name',
    async (name, row) => {
      const changed = new Set<string>()
      await world.journal()
      for (const [label, entry] of Object.entries(row.cases)) {
        const outcomes: Record<string, string> = {}
        for (const caller of callers) {
          const actor = await ready(name, caller)
          const cell = await call(
            name,
            actor,
            await entry.request(world, actor),
            entry.head?.(actor.head) ?? actor.head,
          )
          outcomes[caller] = cell.outcome
          for (const table of tablesOf(cell.changes)) changed.add(table)
        }
        expect(outcomes, `${name} ${label}`).toEqual(expectedOf(entry))

        const { member } = world.actors
        for (const [field, expected] of Object.entries(entry.swaps ?? {})) {
          const told: Partial<Record<Swap, string>> = {}
          const values = swappedValues(world, name, field, entry)
          // Beyond the limit that a row may have for a second.
          const { limit } = commands[name] as CommandFacts
          if (limit?.perMs === 1_000) world.pass(1_000)
          for (const swap of Object.keys(SWAPS) as Swap[]) {
            if (limit?.count === 1) world.pass(limit.perMs)
            const valid = await entry.request(world, member)
            const isList = Array.isArray(valid[field]) || field.endsWith('List')
            const cell = await call(
              name,
              member,
              { ...valid, [field]: isList ? [values[swap]] : values[swap] },
              member.head,
            )
            told[swap] = cell.outcome
            for (const table of tablesOf(cell.changes)) changed.add(table)
          }
          expect(told, `${name} ${label}, ${field}`).toEqual(expected)
        }
      }
      expect([...changed].sort(), `what ${name} changes`).toEqual([...row.changes].sort())
    },
  )
})

const SAMPLE = [
  'hello',
  'sendC2CMessage',
  'roamGroupMessages',
  'getMessages',
  'setGroupRead',
  'joinGroup',
  'longPoll',
] as const

it('over binary frames the same callers are accepted and refused', async () => {
  const actors = {} as Record<Caller, Actor>
  for (const caller of callers) actors[caller] = await world.overBinary(caller)
  await world.journal()
  for (const name of SAMPLE)
    for (const [label, entry] of Object.entries(cases[name].cases)) {
      const outcomes: Record<string, string> = {}
      for (const caller of callers) {
        const actor = actors[caller]
        outcomes[caller] = (await call(name, actor, await entry.request(world, actor), actor.head)).outcome
      }
      expect(outcomes, `${name} ${label}`).toEqual(expectedOf(entry))
    }
})

it('the test swaps every id of a request, and every schema says which fields are ids', () => {
  expect(rows.flatMap(([name, row]) => unswappedFields(name, row))).toEqual([])
})
