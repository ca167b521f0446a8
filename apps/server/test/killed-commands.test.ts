// @module-tag deep
import { commands, type KeyedCommandName } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { systemClock } from '../src/adapters/system-clock'
import { loadConfig } from '../src/config/config'
import type { RunningServer } from '../src/server'
import { commandCases } from './contract/chat'
import type { AnyCommandCase } from './contract/chat/command-case'
import { keyedWorld } from './contract/chat/keyed-world'
import { openHeld } from './held-database'
import { loggedIn, newMember, type ImClient } from './im-client'
import { startProcess } from './process'

const keyed = (Object.entries(commandCases) as unknown as [KeyedCommandName, AnyCommandCase][]).flatMap(
  ([name, { keyed: request, changes }]) => (request === undefined ? [] : [{ name, request, changes }]),
)

/** Each keeps a connection of a process from its database for ever, of which a process has sixteen. */
const AT_ONCE = 11

it('every keyed command whose process is killed between commit and reply is as if asked once', async () => {
  const { db, proxy, dataDir, env: held } = await openHeld()
  const env = { ...held, RATE_LIMITS: 'off' }
  let running = startProcess(env)
  const context = { config: loadConfig({}, { dataDir }), clock: systemClock, db }
  /** As far as clients and their world need it. */
  const serverAt = (url: string) => ({ url, context }) as unknown as RunningServer
  let server = serverAt(await running.url)
  const world = keyedWorld(() => server)
  const ask = (client: ImClient, name: KeyedCommandName, body: object) =>
    client.ask(commands[name].wire, body, { reqkey: 'k1' }) as Promise<{ errorCode: number }>
  /** All rows of what the command may change. */
  const stateOf = async (tables: readonly string[]) => {
    const read = tables.map(async (table) => {
      const { rows } = await sql<{
        row: string
      }>`SELECT to_jsonb(one)::text AS row FROM ${sql.table(table)} AS one`.execute(db)
      return [table, rows.map(({ row }) => row).toSorted()] as const
    })
    return Object.fromEntries(await Promise.all(read))
  }

  for (let from = 0; from < keyed.length; from += AT_ONCE) {
    const prepared = []
    for (const { name, request, changes } of keyed.slice(from, from + AT_ONCE)) {
      const device = { userID: await newMember(server), instanceID: 'phone' }
      const client = await loggedIn(server, device)
      const { body, done } = await request(world, client)
      /** What is to be the same after each repetition. */
      const state = async () => (changes.length === 0 ? done() : stateOf(changes))
      prepared.push({ name, device, client, body, state })
    }
    const lost = []
    for (const { name, client, body, state } of prepared) {
      const before = await state()
      const isCommitted = proxy.holdAt('"request_answer"')
      lost.push(ask(client, name, body))
      await isCommitted
      expect(await state(), name).not.toEqual(before)
    }
    running.child.kill('SIGKILL')
    await running.ended
    for (const answer of await Promise.allSettled(lost)) expect(answer.status).toBe('rejected')

    running = startProcess(env)
    server = serverAt(await running.url)
    for (const { name, device, body, state } of prepared) {
      const after = await loggedIn(server, device)
      const made = await state()
      const first = await ask(after, name, body)
      expect(first.errorCode, name).toBe(0)
      expect(await ask(after, name, body), name).toEqual(first)
      expect(await state(), name).toEqual(made)
    }
  }
})
