import {
  attentMatch,
  getAnalysisData,
  getAttentMatchlist,
  getVideoWatchTime,
  login,
  loginByMobile,
  sendVerifyCode,
  updateVideoWatchTime,
  vote_race_team,
} from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { apiOf, newGuest, newMobile, registerPerson, smsCodeOf, solveCaptcha } from '../../../test/people'
import { bootWithMatch } from '../../../test/provider'

type Api = ReturnType<typeof apiOf>

const begin = async () => {
  const { server, matchid } = await bootWithMatch()
  const sport = 'football'
  const guest = await newGuest(server)
  await guest.api.call(attentMatch, { sport, matchid, type: 1 })
  await guest.api.call(vote_race_team, { matchid, vote: 'home' })
  await guest.api.call(updateVideoWatchTime, { watch_seconds: 40 })
  const factsOf = async (api: Api) => ({
    stars: (await api.call(getAttentMatchlist, {})).list.map(({ id }) => id),
    vote: (await api.call(getAnalysisData, { sport, matchid })).vote,
    watched: (await api.call(getVideoWatchTime, {})).watch_seconds,
  })
  const all = { stars: [matchid], vote: { home: 1, draw: 0, away: 0, mine: 'home' }, watched: 40 }
  return { server, guest, factsOf, all }
}

it('gives all of a guest to the member once, when two tabs log in at the same moment', async () => {
  const { server, guest, factsOf, all } = await begin()
  const member = await registerPerson(server)
  const form = { account: member.account, pwd: member.password }
  await Promise.all([1, 2].map(() => guest.api.call(login, form)))
  expect(await factsOf(member.api)).toMatchObject(all)
})

it('gives all of a guest to the account that the guest registers by a code', async () => {
  const { server, guest, factsOf, all } = await begin()
  const proof = { mobile: newMobile(), ...(await solveCaptcha(server, 'sms')) }
  await guest.api.call(sendVerifyCode, proof)
  const smscode = (await smsCodeOf(server, proof.mobile)) ?? ''
  const { uid, token } = await guest.api.call(loginByMobile, { ...proof, smscode })
  expect(await factsOf(apiOf(server, { uid, token }))).toMatchObject(all)
})
