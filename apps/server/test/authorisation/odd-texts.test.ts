// @module-tag deep
import { commands, ERRORS, type CommandName } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { commandCases } from '../contract/chat'
import type { AnyCommandCase, Body } from '../contract/chat/command-case'
import type { Actor } from './actor'
import { makeWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
}, 600_000)
afterAll(() => world.stop())

const cases = commandCases as unknown as Readonly<Record<CommandName, AnyCommandCase>>
/** They would end the session of the test, and their texts are in the head of the frame. */
const SESSION: readonly string[] = ['login', 'logout']
const rows = (Object.entries(cases) as [CommandName, AnyCommandCase][]).filter(([name]) => !SESSION.includes(name))
const names = new Map<number, string>(Object.entries(ERRORS).map(([name, { code }]) => [code, name]))

const ODD: Readonly<Record<string, unknown>> = {
  'the number 0': 0,
  nothing: '',
  'a NUL': 'a\0b',
  'half of a surrogate pair': 'a\ud83d',
  'the other half': '\ude00a',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'marks of the direction': '\u202e\u200fabc\u2069',
  'emoji of four bytes': '😀'.repeat(64),
}
const MEGABYTE = 'x'.repeat(1_048_576)

type Path = readonly (string | number)[]

/** The places of all texts in a body, also of those in lists and objects. */
const textsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

const replaced = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? replaced(item, rest, by) : item))
  const { [first]: inner, ...others } = value as Record<string, unknown>
  return { ...others, [first]: replaced(inner, rest, by) }
}

const CLOSED = 'the socket is closed'

const outcomeOf = async (actor: Actor, name: CommandName, body: unknown): Promise<string> => {
  for (;;) {
    const asked: Promise<{ errorCode: number }> = actor.client.ask(commands[name].wire, body, actor.head)
    const answer = await asked.catch(() => null)
    if (answer === null) return CLOSED
    const { errorCode } = answer
    if (errorCode !== ERRORS.OVER_FREQUENCY_LIMIT.code)
      return errorCode === 0 ? 'ok' : (names.get(errorCode) ?? `an error without a name, ${errorCode}`)
    world.pass(10_000)
  }
}

const connected = async (actor: Actor): Promise<Actor> => {
  if (actor.client.socket.readyState === WebSocket.OPEN) return actor
  const client = await world.another(actor)
  const { a2Key } = await client.login({ usersig: actor.head.usersig })
  return { ...actor, client, head: { ...actor.head, a2: a2Key } }
}

let member: Actor
it.each(rows)(
  '%s takes an odd text or refuses it by name, at each place that has a text',
  async (name, { cases: requests }) => {
    member = await connected(member ?? world.actors.member)
    const wrong: string[] = []
    const [first] = Object.values(requests)
    if (first === undefined) throw new Error(`${name} has no request.`)
    const body = async (): Promise<Body> => first.request(world, member)
    for (const path of textsIn(await body()))
      for (const [what, value] of Object.entries(ODD)) {
        const outcome = await outcomeOf(member, name, replaced(await body(), path, value))
        if (outcome === CLOSED || outcome.startsWith('an error') || outcome === 'SERVICE_OVERLOAD')
          wrong.push(`${path.join('.')} with ${what}: ${outcome}`)
        member = await connected(member)
      }
    expect(wrong).toEqual([])
  },
)

it('a frame of a megabyte closes the socket and nothing else', async () => {
  const body = {
    ...(await Object.values(cases.sendC2CMessage.cases)[0]!.request(world, member)),
    cloudCustomData: MEGABYTE,
  }
  expect(await outcomeOf(member, 'sendC2CMessage', body)).toBe(CLOSED)
  member = await connected(member)
  expect(await outcomeOf(member, 'hello', {})).toBe('ok')
})
