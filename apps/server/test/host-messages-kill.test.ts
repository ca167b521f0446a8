// @module-tag deep
import { joinQuiz, setRoomTitle } from '@org/api-client/contract'
import { FOOTBALL_STATUS, type HostMessage } from '@org/domain'
import { expect, it } from 'vitest'
import { systemClock } from '../src/adapters/system-clock'
import { loadConfig } from '../src/config/config'
import { announce } from '../src/outbox/announce'
import { hashToken } from '../src/services/auth/viewer'
import { askQuiz } from '../src/services/live/open-quiz'
import type { RunningServer } from '../src/server'
import { createSession } from '../src/store/identity/sessions'
import { updateRoom } from '../src/store/live/rooms'
import { addMatches } from '../src/store/matches/save-matches'
import { withCatalogue } from './boot'
import { openHeld } from './held-database'
import { holdOutbox, isLike, lastMessage, listen } from './host-listener'
import { loggedIn, newGuest, newMember, text } from './im-client'
import { newLiveRoom } from './live-room'
import { apiOf } from './people'
import { startProcess } from './process'
import { giveGold, playMatch, QUIZ_MATCH } from './quiz-world'
import { storedMatch } from './stored-match'

const HOUR = 3_600
/** Old enough to be the result. */
const SOME_TIME_AGO = { ...systemClock, now: () => systemClock.now() - 120_000 }

it('a second client sees once what a process had committed and not sent when it was killed', async () => {
  const { db, url, proxy, dataDir, env: held } = await openHeld(await withCatalogue())
  const release = await holdOutbox(url)
  const env = { ...held, RATE_LIMITS: 'off' }
  let running = startProcess(env)
  const context = { config: loadConfig({}, { dataDir }), clock: systemClock, db }
  /** As far as clients and their world need it. */
  const serverAt = (address: string) => ({ url: address, context }) as unknown as RunningServer
  let server = serverAt(await running.url)
  const now = Math.floor(systemClock.now() / 1_000)
  const { id: liveid, groupID } = await newLiveRoom(server)
  await updateRoom(db, liveid, { start_time: now })
  const [ann, bob, cem] = [await newMember(server), await newMember(server), await newMember(server)]
  const apiAt = (uid: number) => apiOf(server, { uid, token: `token ${uid}` })
  for (const uid of [liveid, Number(ann)])
    await createSession(db, { tokenHash: hashToken(`token ${uid}`), uid, now, expiresAt: now + HOUR })

  /** Does something whose transaction is committed with a text, and kills the process before it knows. */
  const killAt = async (committed: string, deed: () => Promise<unknown>) => {
    const isCommitted = proxy.holdAt(committed)
    const answer = deed().catch(() => 'lost')
    await isCommitted
    running.child.kill('SIGKILL')
    await running.ended
    running = startProcess(env)
    server = serverAt(await running.url)
    return answer
  }

  // An answer to a call, which is asked for again.
  const retitle = () => apiAt(liveid).call(setRoomTitle, { liveid, title: '决赛之夜' }, { requestKey: 'title' })
  expect(await killAt('changeRoomTitle', retitle)).toBe('lost')
  await retitle()

  // A message of somebody else's.
  const writes = await loggedIn(server, { userID: ann })
  await killAt('C2CRoomMessage', () => writes.request('sendC2CMessage', { toAccount: String(liveid), ...text('olá') }))

  // A job.
  const kickoff = new Date((now + HOUR) * 1_000).toISOString()
  await addMatches(db, [{ ...storedMatch({ id: QUIZ_MATCH, kickoff }), origin: 'test', natural_key: 'one' }])
  await giveGold(server, Number(ann), 10)
  const asked = { matchid: QUIZ_MATCH, template: 'fullTime', line: 0, minutes: 60 } as const
  const quiz = await db.transaction().execute((trx) => askQuiz(trx, liveid, asked, now))
  await apiAt(Number(ann)).call(joinQuiz, { quiz_id: quiz.id, option: 'home', gold: 10 })
  const past = { ...server, context: { ...server.context, clock: SOME_TIME_AGO } }
  await killAt('QuizBalanceFinished', () => playMatch(past, { status: FOOTBALL_STATUS.finished, home_score: 1 }))

  // Visits: one is announced when the process dies, the other one is only stored.
  const visitor = async (userID: string) => {
    const device = await loggedIn(server, { userID })
    return () => device.request('joinGroup', { groupID })
  }
  await killAt('LiveGroupMemberJoinExit', await visitor(bob))
  expect(await killAt('INSERT INTO room_visit', await visitor(cem))).toBe('lost')
  const named = () =>
    db.selectFrom('outbox').select('id').where('message', 'like', '{"type":"EnterRoomMessage"%').execute()
  await expect.poll(named, { timeout: 60_000 }).toHaveLength(2)

  const watcher = await listen(server, await newGuest(server), [groupID])
  const anchor = await listen(server, String(liveid), [])
  await release()
  const visit = (userID: string) => ({ type: 'LiveGroupMemberJoinExit', data: { uid: Number(userID), joined: true } })
  const entry = (userID: string) => ({ type: 'EnterRoomMessage', data: { liveid, sender: { uid: Number(userID) } } })
  const wanted = [
    { type: 'changeRoomTitle', data: { liveid, title: '决赛之夜' } },
    { type: 'C2CRoomMessage', data: { liveid, text: 'olá' } },
    { type: 'QuizBalanceFinished', data: { liveid, gold: 10 } },
    ...[bob, cem].flatMap((userID) => [visit(userID), entry(userID)]),
  ]
  const all = async () => [...(await watcher()), ...(await anchor())]
  const count = async (messages: readonly object[]) => {
    const heard = await all()
    return messages.map((message) => heard.filter((one) => isLike(one, message)).length)
  }
  const once = wanted.map(() => 1)
  await expect.poll(() => count(wanted), { timeout: 60_000 }).toEqual(once)

  const targets = [`room:${groupID}`, `group:${groupID}`, `user:${liveid}`] as const
  const lasts: HostMessage[] = targets.map(lastMessage)
  await db.transaction().execute(async (trx) => {
    for (const target of targets) await announce(trx, target, lastMessage(target), now)
  })
  await expect.poll(() => count(lasts), { timeout: 60_000 }).toEqual([1, 1, 1])
  expect(await count(wanted)).toEqual(once)
})
