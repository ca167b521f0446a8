import { createECDH } from 'node:crypto'
import {
  API_STATUS,
  bodiesOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  type IdKind,
} from '@org/api-client/contract'
import * as v from 'valibot'
import type { Chance } from '../simulation/chance'
import { chanceOf } from '../simulation/chance'
import { ask, envelope } from './ask-rest'
import { ofCaller } from './caller-values'
import { type Caller, callsOf, type Known, NOTHING_ODD, type RestCall } from './rest-calls'
import { CAPTCHA, type RestServer, startRestServer } from './rest-server'

export interface RestFuzzResult {
  readonly calls: number
  /** Calls that were refused by name, and those that were answered. */
  readonly refused: number
  readonly answered: number
  readonly findings: readonly string[]
}

/**
 * Sends each row of the REST contract every odd value in every field, body and header, to the real server. A finding is
 * a status of 500 and more, a stack in a reply, a line in the log, a reply that is not an envelope of the contract, or
 * a refusal of the normal call, because the odd ones would not get any further. `share` is the share of all calls to
 * send, `names` are the rows: all, unless some are named.
 */
export const runRestFuzz = async (
  share: number,
  seed: number,
  names: readonly EndpointName[] = ROW_NAMES,
): Promise<RestFuzzResult> => {
  const server = await startRestServer({ feed: share > SHORT })
  const chance = chanceOf(seed)
  const findings: string[] = []
  const counts = { calls: 0, refused: 0, answered: 0 }
  try {
    const known = await knownValues(server, chance)
    for (const name of names) {
      if (findings.length >= MAX_FINDINGS) break
      const caller = await callerFor(server.url, endpoints[name], chance)
      const values = { ...known(name), ...(await ofCaller(server, name, caller)) }
      for (const call of some(callsOf(name, values, caller), share, chance)) {
        const { outcome, fault } = await judge(server.url, call)
        const log = server.takeLog()
        counts.calls += 1
        counts[outcome] += 1
        if (fault !== null || log.length > 0)
          findings.push(`${call.what}: ${[fault, ...log].filter(Boolean).join(' ').slice(0, 1_500)}`)
        if (findings.length >= MAX_FINDINGS) break
      }
    }
  } finally {
    await server.stop()
  }
  return { ...counts, findings }
}

export const ROW_NAMES = Object.keys(endpoints) as readonly EndpointName[]

const MAX_FINDINGS = 200

/** Runs with a smaller share have no matches. */
const SHORT = 0.1

/** A random share of the calls, and those of every run. */
const some = (calls: readonly RestCall[], share: number, chance: Chance): readonly RestCall[] =>
  calls.filter(({ isAlways }) => chance.happens(share) || isAlways)

const judge = async (
  url: string,
  call: RestCall,
): Promise<{ outcome: 'answered' | 'refused'; fault: string | null }> => {
  const { method, path, headers, body } = call.write()
  const reply = await fetch(url + path, { method, headers: { 'accept-encoding': 'identity', ...headers }, body })
  const type = reply.headers.get('content-type') ?? ''
  const row: Endpoint = endpoints[call.name]
  const text = await reply.text()
  const refused = (fault: string | null) => ({ outcome: 'refused' as const, fault })
  if (reply.status >= 500) return refused(`HTTP ${reply.status} ${text}`)
  if (STACK.test(text)) return refused(`the answer has a stack: ${text}`)
  if (row.binary !== undefined && reply.status === 200 && type === row.binary)
    return { outcome: 'answered', fault: null }
  const parsed = v.safeParse(envelope, parse(text))
  if (!parsed.success) return refused(`HTTP ${reply.status} without the envelope: ${text}`)
  const { status, msg, data } = parsed.output
  if (status === API_STATUS.success)
    return {
      outcome: 'answered',
      fault: v.is(bodiesOf(call.name).reply, data) ? null : `the answer breaks the contract: ${text}`,
    }
  const isExpected = status === API_STATUS.alreadyDone && NOTHING_EARNED.has(call.name)
  if (call.what.endsWith(NOTHING_ODD) && !isExpected) return refused(`the call has nothing odd and is refused: ${text}`)
  return refused(msg === '' || data !== null ? `a refusal without words, or with data: ${text}` : null)
}

/** The awards for what a new caller has not done. */
const NOTHING_EARNED: ReadonlySet<EndpointName> = new Set([
  'getInviteFriendAward',
  'getSendCommentAward',
  'getWatchLiveAward',
  'getOnlineAward',
  'getShareMessageAward',
  'getSendFirstGiftAward',
])

const STACK = /\n\s+at |node_modules|\.[jt]s:\d+/

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Existing ids, so that calls get beyond the look-up, and values for some rows. */
const knownValues = async (
  { url, there: { matchid, nextMatchID, basketballID, teamid, event_id, anchorid } }: RestServer,
  chance: Chance,
): Promise<(name: EndpointName) => Known> => {
  await ask(url, 'regist', CREDENTIALS)
  const { code } = v.parse(v.looseObject({ code: v.string() }), await ask(url, 'getCaptcha', { purpose: 'login' }))
  const newcomer = { account: () => newAccount(chance) }
  const own: { readonly [Name in EndpointName]?: Known } = {
    regist: newcomer,
    registNew: newcomer,
    changePwd: { pwd: 'goal2027' },
    smsCaptcha: { code },
    getMatchTop3Data: { sport: 'basketball', matchid: basketballID },
    savePushSubscription: newSubscription(),
    vote_race_team: { matchid: nextMatchID },
  }
  const ids: Readonly<Partial<Record<IdKind, unknown>>> = {
    invitation: INVITE_CODE,
    match: matchid,
    team: teamid,
    league: event_id,
    room: anchorid,
    user: anchorid,
  }
  const all = {
    ...CREDENTIALS,
    ...ids,
    old_pwd: CREDENTIALS.pwd,
    sport: 'football',
    tz: 'America/Sao_Paulo',
    type: 1,
    purpose: 'register',
    recheckin: 0,
    mobile: '13800138000',
    smscode: '123456',
    quiet_from: '23:00',
    quiet_to: '07:00',
  }
  return (name) => ({ ...all, ...own[name] })
}

const newSubscription = () => {
  const browser = createECDH('prime256v1')
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/fuzz',
    p256dh: browser.generateKeys('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  }
}

const newAccount = (chance: Chance) => `fuzz${chance.between(1_000_000, 9_999_999)}x${chance.between(100_000, 999_999)}`

/** Of the first anchor of the demonstration. */
const INVITE_CODE = 'ANCHOR01'

const CREDENTIALS = { account: 'fuzz2026', pwd: 'goal2026', code: '0123456789abcdef', captcha: CAPTCHA }

/** A new member or guest for each row: some rows end the session they are called with. */
const callerFor = async (url: string, { needs }: Endpoint, chance: Chance): Promise<Caller> => {
  if (needs === 'guest') {
    const guest = v.parse(
      v.object({ userid: v.string(), txim_sign: v.string(), expire_time: v.number() }),
      await ask(url, 'getGuestInfo', {}),
    )
    return { uid: guest.userid, token: guest.txim_sign }
  }
  return v.parse(
    v.object({ uid: v.number(), token: v.string() }),
    await ask(url, 'regist', { ...CREDENTIALS, account: newAccount(chance) }),
  )
}
