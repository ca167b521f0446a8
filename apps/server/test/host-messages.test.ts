import { readFileSync } from 'node:fs'
import type { HostMessageType } from '@org/domain'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { announce, announcing } from '../src/outbox/announce'
import { seconds } from '../src/ports/clock'
import type { RunningServer } from '../src/server'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { bootForTest, createDatabase, withCatalogue } from './boot'
import { DEEDS, report, type DeedWorld } from './host-deeds'
import { holdOutbox, isLike, lastMessage, listen } from './host-listener'
import { loggedIn } from './im-client'
import { registerPerson } from './people'
import { quizWorld } from './quiz-world'

const TYPES = Object.keys(DEEDS) as HostMessageType[]

const world = async (databaseUrl: string): Promise<DeedWorld> => {
  const { server, clock, anchor, liveid } = await quizWorld({ databaseUrl })
  const [fan, watcher] = [await registerPerson(server), await registerPerson(server)]
  const { db } = server.context
  const group = 'CHATGROUP_ANCHORFANS_1'
  await ensureGroup(db, { groupID: group, type: 'Public', name: 'fans', ownerID: String(liveid) })
  await addMember(db, { groupID: group, userID: String(liveid), role: 'Owner', now: 1 })
  await addMember(db, { groupID: group, userID: String(watcher.uid), role: 'Member', now: 1 })
  const chat = await loggedIn(server, { userID: String(fan.uid) })
  return { server, clock, anchor, fan, watcher, chat, liveid, room: `ROOM_${liveid}`, group }
}

it('the docs name the file of each message of the host', () => {
  const docs = readFileSync(new URL('../../../docs/host-messages.md', import.meta.url), 'utf8')
  const files = new Map(
    [...docs.matchAll(/^\| `(\w+)`.*\| `([\w/-]+\.ts)`[^|]*\|$/gm)].map(([, type, file]) => [type, file]),
  )
  expect([...files.keys()].sort()).toEqual(TYPES.toSorted())
  for (const [type, file] of files)
    expect(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'), file).toContain(`'${type}'`)
})

it.each([
  ['', false],
  [', also if the process dies between commit and send', true],
])('a second client sees each message of the host once%s', async (_, dies) => {
  const { url: databaseUrl, drop } = await createDatabase(await withCatalogue())
  onTestFinished(drop)
  const all = await world(databaseUrl)
  const { server, clock } = all
  const release = await holdOutbox(databaseUrl)
  for (const type of TYPES) await DEEDS[type].deed?.(all)

  const next = dies ? await bootForTest({ clock, databaseUrl, secrets: server.context.config.secrets }) : server
  const devices = {
    watcher: await listen(next, String(all.watcher.uid), [all.room, NOTIFY_ROOM]),
    anchor: await listen(next, String(all.liveid), []),
  }
  // It ends nothing that it has begun.
  if (dies) await server.context.db.destroy()
  await release()
  clock.advance(1_000)
  await report(next, { home_score: 2 })

  const seen = async () => {
    const heard = { watcher: await devices.watcher(), anchor: await devices.anchor() }
    return TYPES.map((type) => {
      const { seenBy, data } = DEEDS[type]
      const wanted = { type, data: data(all) }
      return `${type} ${heard[seenBy].filter((message) => isLike(message, wanted)).length}`
    })
  }
  const once = TYPES.map((type) => `${type} 1`)
  await expect.poll(seen, { timeout: 30_000 }).toEqual(once)

  // What is announced now comes after every copy that is still on its way, for each target that the two get.
  // The anchor's one fan is the third user. Whether a job has told the fans by now is not promised.
  const ofFan = new Set([`user:${all.fan.uid}`, `fans:${all.liveid}`])
  const targets = (await targetsOf(next)).filter((target) => !ofFan.has(target))
  await announcing(next.context, async (trx) => {
    for (const target of targets) await announce(trx, target, lastMessage(target), seconds(clock))
  })
  const lastOnes = async () => {
    const heard = [...(await devices.watcher()), ...(await devices.anchor())]
    return targets.filter((target) => heard.some((message) => isLike(message, lastMessage(target))))
  }
  await expect.poll(lastOnes, { timeout: 30_000 }).toEqual(targets)
  expect(await seen()).toEqual(once)
})

/** Everything that has been announced was for one of these. */
const targetsOf = async ({ context: { db } }: RunningServer) => {
  const rows = await db.selectFrom('outbox').select('target').distinct().orderBy('target').execute()
  return rows.map(({ target }) => target)
}
