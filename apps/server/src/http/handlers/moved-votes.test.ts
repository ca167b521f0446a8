import { API_STATUS, getAnalysisData, login, registNew, vote_race_team } from '@org/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { apiOf, newGuest, registerPerson, solveCaptcha } from '../../../test/people'
import { bootWithMatch } from '../../../test/provider'

let booted: Awaited<ReturnType<typeof bootWithMatch>>
beforeEach(async () => {
  booted = await bootWithMatch()
})

type Api = ReturnType<typeof apiOf>
const votes = async (api: Api) => (await api.call(getAnalysisData, { sport: 'football', matchid: booted.matchid })).vote

it('gives the vote of a guest to the member who logs in, counts it once, and takes no second one', async () => {
  const { server, matchid } = booted
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  const vote = { matchid, vote: 'home' } as const
  await guest.api.call(vote_race_team, vote, { requestKey: 'before-login' })
  const log = () => guest.api.call(login, { account: member.account, pwd: member.password })
  await log()
  await log()
  expect(await votes(member.api)).toMatchObject({ home: 1, draw: 0, away: 0, mine: 'home' })
  expect(await votes(guest.api)).toMatchObject({ mine: '' })
  // The reply to the vote was lost: the app sends it again, now as the member.
  await expect(member.api.call(vote_race_team, vote, { requestKey: 'before-login' })).rejects.toMatchObject({
    status: 8,
  })
  expect(await votes(member.api)).toMatchObject({ home: 1, draw: 0, away: 0, mine: 'home' })
})

it('keeps the vote of a member who votes differently as a guest and logs in', async () => {
  const { server, matchid } = booted
  const member = await registerPerson(server)
  await member.api.call(vote_race_team, { matchid, vote: 'away' })
  const guest = await newGuest(server)
  await guest.api.call(vote_race_team, { matchid, vote: 'home' })
  await guest.api.call(login, { account: member.account, pwd: member.password })
  expect(await votes(member.api)).toMatchObject({ home: 0, draw: 0, away: 1, mine: 'away' })
})

it('gives it to a new account', async () => {
  const { server, matchid } = booted
  const guest = await newGuest(server)
  await guest.api.call(vote_race_team, { matchid, vote: 'draw' })
  const form = { account: 'newfan2026', pwd: 'goal2026', ...(await solveCaptcha(server)) }
  const { uid, token } = await guest.api.call(registNew, form)
  expect(await votes(apiOf(server, { uid, token }))).toMatchObject({ home: 0, draw: 1, away: 0, mine: 'draw' })
})

it('leaves it to the guest when the login is refused, or when the credentials of the guest are forged', async () => {
  const { server, matchid } = booted
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  await guest.api.call(vote_race_team, { matchid, vote: 'home' })
  await expect(guest.api.call(login, { account: member.account, pwd: 'wrong2026' })).rejects.toThrow()
  const forged = apiOf(server, { uid: guest.userID, token: `${guest.sig}x` })
  await forged.call(login, { account: member.account, pwd: member.password })
  expect(await votes(member.api)).toMatchObject({ mine: '' })
  expect(await votes(guest.api)).toMatchObject({ home: 1, mine: 'home' })
})

const NO_GUEST = { status: API_STATUS.notAllowed, message: '请登录使用完整功能' }

it('takes no vote with the credentials of a guest who has logged in: the vote is the member’s', async () => {
  const { server, matchid } = booted
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  await guest.api.call(login, { account: member.account, pwd: member.password })
  await expect(guest.api.call(vote_race_team, { matchid, vote: 'home' })).rejects.toMatchObject(NO_GUEST)
  await member.api.call(vote_race_team, { matchid, vote: 'away' })
  expect(await votes(member.api)).toMatchObject({ home: 0, draw: 0, away: 1, mine: 'away' })
})

it('takes no second vote with the credentials of a guest who voted and then logged in', async () => {
  const { server, matchid } = booted
  const member = await registerPerson(server)
  const guest = await newGuest(server)
  await guest.api.call(vote_race_team, { matchid, vote: 'home' })
  await guest.api.call(login, { account: member.account, pwd: member.password })
  await expect(guest.api.call(vote_race_team, { matchid, vote: 'away' })).rejects.toMatchObject(NO_GUEST)
  expect(await votes(member.api)).toMatchObject({ home: 1, draw: 0, away: 0, mine: 'home' })
})

it('counts one vote of a guest who logs in and votes at the same moment', async () => {
  const { server, matchid } = booted
  const people = await Promise.all([1, 2, 3, 4].map(() => registerPerson(server)))
  for (const member of people) {
    const guest = await newGuest(server)
    await Promise.allSettled([
      guest.api.call(vote_race_team, { matchid, vote: 'home' }),
      guest.api.call(login, { account: member.account, pwd: member.password }),
    ])
    await Promise.allSettled([member.api.call(vote_race_team, { matchid, vote: 'home' })])
    expect(await votes(member.api)).toMatchObject({ mine: 'home' })
  }
  expect(await votes(apiOf(server))).toMatchObject({ home: people.length, draw: 0, away: 0 })
})
