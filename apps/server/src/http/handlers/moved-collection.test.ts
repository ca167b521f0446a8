import { attentMatch, getAttentMatchlist, login, registNew } from '@org/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest, withCatalogue } from '../../../test/boot'
import { apiOf, newGuest, registerPerson, solveCaptcha } from '../../../test/people'
import { storedMatch } from '../../../test/stored-match'
import type { RunningServer } from '../../server'
import { addMatches } from '../../store/matches/save-matches'
import { showSimulation } from '../../store/ops/installation'

let server: RunningServer
beforeEach(async () => {
  server = await bootForTest({ template: await withCatalogue() })
  await showSimulation(server.context.db, true)
  const kickoff = '2026-06-15T01:00:00Z'
  await addMatches(
    server.context.db,
    [1, 2, 3].map((id) => storedMatch({ id, kickoff })),
  )
})

type Api = ReturnType<typeof apiOf>
const collect = async (api: Api, ...ids: number[]) => {
  for (const matchid of ids) await api.call(attentMatch, { sport: 'football', matchid, type: 1 })
}
const collected = async (api: Api) => (await api.call(getAttentMatchlist, {})).list.map(({ id }) => id).toSorted()

it('gives the matches that a guest has collected to the member who logs in, once and without doubles', async () => {
  const member = await registerPerson(server)
  await collect(member.api, 1)
  const guest = await newGuest(server)
  await collect(guest.api, 1, 2, 3)
  await guest.api.call(login, { account: member.account, pwd: member.password })
  expect(await collected(member.api)).toEqual([1, 2, 3])
  expect(await collected(guest.api)).toEqual([])
})

it('gives them to a new account', async () => {
  const guest = await newGuest(server)
  await collect(guest.api, 2)
  const form = { account: 'newfan2026', pwd: 'goal2026', ...(await solveCaptcha(server)) }
  const { uid, token } = await guest.api.call(registNew, form)
  expect(await collected(apiOf(server, { uid, token }))).toEqual([2])
})

it('leaves them to the guest when the login is refused', async () => {
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  await collect(guest.api, 2)
  await expect(guest.api.call(login, { account: member.account, pwd: 'wrong2026' })).rejects.toThrow()
  expect(await collected(guest.api)).toEqual([2])
})

it('leaves the matches of a guest whose credentials are forged', async () => {
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  await collect(guest.api, 2)
  const forged = apiOf(server, { uid: guest.userID, token: `${guest.sig}x` })
  await forged.call(login, { account: member.account, pwd: member.password })
  expect(await collected(member.api)).toEqual([])
  expect(await collected(guest.api)).toEqual([2])
})

it('is told to the other devices only when it changes', async () => {
  const { db } = server.context
  const { api, userID } = await newGuest(server)
  const told = async () =>
    (await db.selectFrom('outbox').select('id').where('target', '=', `user:${userID}`).execute()).length
  await collect(api, 1, 1, 1)
  expect(await told()).toBe(1)
  const remove = () => api.call(attentMatch, { sport: 'football', matchid: 1, type: 0 })
  await remove()
  await remove()
  expect(await told()).toBe(2)
})
