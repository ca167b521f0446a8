import {
  attentMatch,
  buyPlan,
  dropPushSubscription,
  followUser,
  getPushKey,
  logout,
  publishPlan,
  savePushSubscription,
  setNoticeSettings,
  startLive,
} from '@org/api-client/contract'
import type { ApiClient } from '@org/api-client'
import { FOOTBALL_STATUS } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { apiOf, newGuest, registerPerson } from '../../../test/people'
import { bootWithMatch, KICKOFF } from '../../../test/provider'
import { PLAN_MATCH, planWorld, settleAllPlans } from '../../../test/plan-world'
import { report as reportStarted, STARTED } from '../../../test/host-deeds'
import { couponOf } from '../../../test/coupon-of'
import { newSubscription, pushService, VAPID } from '../../../test/push-service'
import { giveGold, playMatch } from '../../../test/quiz-world'
import { storedMatch } from '../../../test/stored-match'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import { stateOf } from '../../feed/new-state'
import type { RunningServer } from '../../server'
import { settlePlans } from '../../services/money/settle-plans'
import { sendPushes } from '../../services/notices/send-pushes'
import { tellFans } from '../../services/live/tell-fans'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'
import { addMatches } from '../../store/matches/save-matches'

const FIRST_HALF = { ...stateOf(2), time: KICKOFF + 3 }

/** A match that kicks off now, a push service, and what its browsers get. */
const matchDay = async () => {
  const service = await pushService()
  const booted = await bootWithMatch({ push: { ...VAPID, services: [service.origin] }, rateLimits: false })
  const { server, clock, matchid, report, db } = booted
  clock.advance(Date.parse('2026-11-22T15:00:05Z') - clock.now())
  const collect = (api: ApiClient) => api.call(attentMatch, { sport: 'football', matchid, type: 1 })
  const subscribe = async (api: ApiClient, choices: object = {}) => {
    const browser = service.newBrowser()
    await api.call(savePushSubscription, { ...browser.subscription, ...choices })
    return browser.id
  }
  /** A member who has collected the match. */
  const fan = async (choices: object = {}) => {
    const person = await registerPerson(server)
    await collect(person.api)
    return { ...person, browser: await subscribe(person.api, choices) }
  }
  const kickOff = () => report({ state: FIRST_HALF })
  const goal = async (home_score: number, away_score: number) => {
    clock.advance(60_000)
    await report({ state: { ...FIRST_HALF, home_score, away_score } })
  }
  /** The job has done everything. */
  const settled = async () => {
    clock.advance(4_000)
    await expect.poll(() => db.selectFrom('push_event').select('id').execute()).toEqual([])
  }
  const titles = (id: string) =>
    service.received.filter(({ browser }) => browser === id).map(({ text }) => (text as { title: string }).title)
  return { ...booted, service, subscribe, collect, fan, kickOff, goal, settled, titles }
}

describe('who has collected a match', () => {
  it('is told of its kick-off and goals by the browser, in the language of the app, with the page to open', async () => {
    const { server, matchid, service, subscribe, collect, fan, kickOff, goal, settled, titles } = await matchDay()
    const { browser } = await fan()
    const guest = await newGuest(server)
    await collect(guest.api)
    const ofGuest = await subscribe(apiOf(server, { uid: guest.userID, token: guest.sig, lang: 'pt-br' }))
    const other = await subscribe((await registerPerson(server)).api)
    await kickOff()
    await settled()
    await goal(0, 1)
    await settled()
    expect(titles(browser)).toEqual(['比赛开始', 'Boreal队 进球'])
    expect(titles(ofGuest)).toEqual(['Começou o jogo', 'Gol: Boreal'])
    expect(titles(other)).toEqual([])
    expect(service.received.at(-1)?.text).toMatchObject({
      link: `/score/detail/football/${matchid}`,
      tag: `match${matchid}`,
    })
  })

  it('is told of nothing that the fan has turned off, of no goal that is taken back, and of none twice', async () => {
    const { fan, kickOff, goal, settled, titles } = await matchDay()
    const { api, browser } = await fan()
    await api.call(setNoticeSettings, { goal: 0 })
    await kickOff()
    await goal(1, 0)
    await settled()
    expect(titles(browser)).toEqual(['比赛开始'])
    await api.call(setNoticeSettings, { goal: 1 })
    await goal(0, 0)
    await goal(1, 0)
    await settled()
    expect(titles(browser)).toEqual(['比赛开始', 'Aurora队 进球'])
  })

  it('is told of nothing in the quiet hours of the zone where they were chosen', async () => {
    const { fan, kickOff, goal, settled, titles } = await matchDay()
    const [quiet, loud] = [await fan(), await fan()]
    // 12:00 in São Paulo, 23:00 in Shanghai.
    const hours = { quiet_from: '22:00', quiet_to: '07:00' }
    await quiet.api.call(setNoticeSettings, { ...hours, tz: 'Asia/Shanghai' })
    await loud.api.call(setNoticeSettings, { ...hours, tz: 'America/Sao_Paulo' })
    await kickOff()
    await goal(1, 0)
    await settled()
    expect(titles(quiet.browser)).toEqual([])
    expect(titles(loud.browser)).toEqual(['比赛开始', 'Aurora队 进球'])
  })

  it('is told nothing of a match that is muted, or whose score is hidden', async () => {
    const { matchid, fan, kickOff, goal, settled, titles } = await matchDay()
    const key = `1:${matchid}`
    const muted = await fan({ silent: [key] })
    const hidden = await fan({ hides_collected: 1 })
    const shown = await fan({ hides_collected: 1, shown: [key] })
    await kickOff()
    await goal(1, 0)
    await settled()
    expect(titles(muted.browser)).toEqual([])
    expect(titles(hidden.browser)).toEqual([])
    expect(titles(shown.browser)).toHaveLength(2)
  })
})

/** The job has sent everything. */
const allSent = ({ context }: RunningServer, clock: SteppedClock) =>
  expect
    .poll(() => {
      clock.advance(4_000)
      return context.db.selectFrom('push_event').select('id').execute()
    })
    .toEqual([])

it('a fan is told by the browser that an anchor goes on air, unless the fan has turned that off', async () => {
  const service = await pushService()
  const clock = steppedClock('2026-06-14T15:00:00Z')
  const server = await bootForTest({ clock, push: { ...VAPID, services: [service.origin] }, rateLimits: false })
  const { db } = server.context
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  const anchor = await registerPerson(server)
  await saveAnchor(db, anchor.uid, {})
  for (const on_air of [1, 0] as const) {
    const { api } = await registerPerson(server)
    await api.call(followUser, { userid: anchor.uid, type: 1 })
    await api.call(setNoticeSettings, { on_air })
    await api.call(savePushSubscription, service.newBrowser().subscription)
  }
  await (await registerPerson(server)).api.call(savePushSubscription, service.newBrowser().subscription)
  await anchor.api.call(startLive, { title: '决赛', categoryid: 1 })
  await tellFans(server.context, new AbortController().signal)
  await allSent(server, clock)
  expect(service.received.map(({ text }) => text)).toMatchObject([
    { body: '决赛', link: `/live-detail/${anchor.uid}`, tag: `on_air${anchor.uid}` },
  ])
})

it('who has bought or written a plan is told by the browser how it has ended, one message for each plan', async () => {
  const service = await pushService()
  const { clock, server, master } = await planWorld({ push: { ...VAPID, services: [service.origin] } })
  const [fan, deaf, other] = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  for (const { api } of [fan, deaf, master, other])
    await api.call(savePushSubscription, service.newBrowser().subscription)
  await deaf.api.call(setNoticeSettings, { plan_settled: 0 })
  const plans: number[] = []
  const picks = [
    { template: 'fullTime', option: 'home' },
    { template: 'totalGoals', line: 2, option: 'over' },
  ] as const
  for (const pick of picks) {
    const draft = { matchid: PLAN_MATCH, title: '主队势头正旺', text: '主队近五场不败，看好主胜。', gold: 8 }
    const { plan } = await master.api.call(publishPlan, { ...draft, ...pick })
    plans.push(plan.id)
  }
  for (const { uid, api } of [fan, deaf]) {
    await giveGold(server, uid, 100)
    for (const id of plans) await api.call(buyPlan, { id })
  }
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 1, away_score: 0 })
  clock.advance(61_000)
  await settleAllPlans(server)
  await allSent(server, clock)
  const pages = plans.map((id) => ({ link: `/redorder/plan/${id}`, tag: `plan${id}` }))
  const sent = service.received.map(({ text }) => text as { title: string; tag: string })
  expect(sent.map(({ title }) => title).sort()).toEqual(['您的方案命中', '您的方案未中', '方案命中', '方案未中'])
  for (const place of pages) expect(sent.filter(({ tag }) => tag === place.tag)).toMatchObject([place, place])
})

const DRAFT = {
  matchid: PLAN_MATCH,
  title: '主队势头正旺',
  text: '主队近五场不败，看好主胜。',
  gold: 8,
  template: 'fullTime',
  option: 'home',
} as const

it('the end of a plan is one event for all who have bought it, and waits behind the kick-off of a match', async () => {
  const service = await pushService()
  const { clock, server, master } = await planWorld({ push: { ...VAPID, services: [service.origin] } })
  const { context } = server
  const { plan } = await master.api.call(publishPlan, DRAFT)
  const fans = [await registerPerson(server), await registerPerson(server), await registerPerson(server)]
  for (const { uid, api } of fans) {
    await giveGold(server, uid, 100)
    await api.call(buyPlan, { id: plan.id })
  }
  const [fan] = fans
  const kickoff = new Date(clock.now() - 1_000).toISOString()
  await addMatches(context.db, [{ ...storedMatch({ id: STARTED, kickoff }), origin: 'test', natural_key: 'two' }])
  await fan?.api.call(attentMatch, { sport: 'football', matchid: STARTED, type: 1 })
  await fan?.api.call(savePushSubscription, service.newBrowser().subscription)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 1, away_score: 0 })
  // The time of the server does not pass, so that its own jobs send nothing.
  const later = { ...clock, now: () => clock.now() + 61_000 }
  const { signal } = new AbortController()
  await settlePlans({ ...context, clock: later }, signal)
  const events = () => context.db.selectFrom('push_event').select(['kind', 'subject']).orderBy('id').execute()
  expect(await events()).toEqual([{ kind: 'plan_settled', subject: plan.id }])
  await reportStarted(server, { status: FOOTBALL_STATUS.firstHalf, time: clock.now() / 1_000 })
  expect((await events()).map(({ kind }) => kind)).toEqual(['plan_settled', 'kick_off'])
  await sendPushes(context, signal)
  expect(await events()).toEqual([])
  const tags = service.received.map(({ text }) => (text as { tag: string }).tag)
  expect(tags).toEqual([`match${STARTED}`, `plan${plan.id}`])
})

it('a refunded plan says to each browser what its member has got back, and to its master that there is no gold', async () => {
  const service = await pushService()
  const { clock, server, master } = await planWorld({ push: { ...VAPID, services: [service.origin] } })
  const { plan } = await master.api.call(publishPlan, { ...DRAFT, gold: 30 })
  const [fan, saver] = [await registerPerson(server), await registerPerson(server)]
  const coupon_id = await couponOf(server.context, saver.uid, 'plan')
  for (const { uid, api } of [fan, saver]) {
    await giveGold(server, uid, 100)
    await api.call(buyPlan, { id: plan.id, ...(uid === saver.uid ? { coupon_id } : {}) })
  }
  for (const { api } of [fan, saver, master]) await api.call(savePushSubscription, service.newBrowser().subscription)
  await playMatch(server, { status: FOOTBALL_STATUS.cancelled })
  clock.advance(61_000)
  await settleAllPlans(server)
  await allSent(server, clock)
  expect(service.received.map(({ text }) => (text as { body: string }).body).toSorted()).toEqual([
    '“主队势头正旺”已全额退还 30 金币',
    '“主队势头正旺”已退还优惠券',
    '“主队势头正旺”的比赛异常，已退还购买者',
  ])
})

describe('a subscription', () => {
  it('ends with its session, when the browser is gone, and when it is dropped by its viewer only', async () => {
    const { service, fan, kickOff, goal, settled, titles, db } = await matchDay()
    const [left, gone, dropped, stays] = [await fan(), await fan(), await fan(), await fan()]
    await left.api.call(logout, {})
    const endpoint = `${service.origin}/${dropped.browser}`
    await stays.api.call(dropPushSubscription, { endpoint })
    await dropped.api.call(dropPushSubscription, { endpoint: `${service.origin}/${stays.browser}` })
    await dropped.api.call(dropPushSubscription, { endpoint })
    const others = () => db.selectFrom('push_subscription').select('viewer').orderBy('id').execute()
    expect(await others()).toEqual([{ viewer: `${gone.uid}` }, { viewer: `${stays.uid}` }])
    service.gone.add(gone.browser)
    await kickOff()
    await settled()
    expect(await others()).toEqual([{ viewer: `${stays.uid}` }])
    await goal(1, 0)
    await settled()
    expect(titles(stays.browser)).toHaveLength(2)
    expect(titles(gone.browser)).toHaveLength(1)
    expect([...titles(left.browser), ...titles(dropped.browser)]).toEqual([])
  })

  it('is that of the last viewer of the browser, and only of known services; a viewer has ten at most', async () => {
    const server = await bootForTest({ push: { ...VAPID, services: [] }, rateLimits: false })
    const { db } = server.context
    const [first, second] = [await registerPerson(server), await registerPerson(server)]
    expect(await first.api.call(getPushKey, {})).toEqual({ key: VAPID.publicKey })
    const subscription = newSubscription()
    await first.api.call(savePushSubscription, subscription)
    await second.api.call(savePushSubscription, subscription)
    const viewers = async () =>
      (await db.selectFrom('push_subscription').select('viewer').execute()).map(({ viewer }) => viewer)
    expect(await viewers()).toEqual([`${second.uid}`])
    const elsewhere = { ...subscription, endpoint: 'http://169.254.169.254/latest' }
    await expect(first.api.call(savePushSubscription, elsewhere)).rejects.toMatchObject({ status: 3 })
    for (let each = 0; each < 11; each += 1) await first.api.call(savePushSubscription, newSubscription())
    expect((await viewers()).filter((viewer) => viewer === `${first.uid}`)).toHaveLength(10)
  })

  it('is refused without keys', async () => {
    const server = await bootForTest({ push: null })
    const { api } = await newGuest(server)
    expect(await api.call(getPushKey, {})).toEqual({ key: '' })
    await expect(api.call(savePushSubscription, newSubscription())).rejects.toMatchObject({ status: 9 })
  })
})
