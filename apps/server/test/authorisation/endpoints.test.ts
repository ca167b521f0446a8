// @module-tag once
import { API_STATUS, bodiesOf, endpoints, type EndpointName } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUserSig } from '../../src/services/auth/user-sig'
import { hashToken } from '../../src/services/auth/viewer'
import { readFootballFile } from '../../src/feed/import/read-football-file'
import { saveImport } from '../../src/feed/import/save-import'
import { seedDemoRooms } from '../../src/services/live/seed-demo-rooms'
import { restrict } from '../../src/services/moderation/restrict'
import { closeAccount, endSession } from '../../src/services/auth/end-sessions'
import { createSession } from '../../src/store/identity/sessions'
import { allRooms } from '../../src/store/live/rooms'
import { setAttention } from '../../src/store/matches/matches'
import { bootServer, withCatalogue } from '../boot'
import { newGuest, newMember } from '../im-client'
import { solveCaptcha } from '../people'
import { CALLERS, LOGGED_IN, SWAPS, type Caller, type Case, type Row, type Swap } from './callers'
import { CHANGED_BY_REFUSALS, endpointOutcome, endpointRows, PLAIN_FIELDS, type StatusName } from './endpoint-rows'
import { keepJournal, notOwn, type Change } from './journal'

interface Visitor {
  readonly userID: string
  readonly uid: string
  readonly token: string
}

let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  world = await makeWorld()
}, 600_000)
afterAll(() => world.server.stop())

const callers = Object.keys(CALLERS) as Caller[]
const MATCHES = `{ "name": "World Cup 2026", "matches": [{
  "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "score": { "ft": [0, 0], "ht": [0, 0] }, "goals1": [], "goals2": [], "group": "Group E", "ground": "Houston"
}, {
  "round": "Matchday 10", "date": "2096-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Ecuador",
  "group": "Group E", "ground": "Houston"
}, {
  "round": "Matchday 11", "date": "2096-06-19", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "group": "Group E", "ground": "Houston"
}] }`
/** Of a league, whose matches no reply lists without its day. */
const COLLECTED = `{ "name": "First League 2026", "matches": [{
  "round": "Matchday 9", "date": "2026-06-19", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Ecuador",
  "score": { "ft": [0, 0], "ht": [0, 0] }, "goals1": [], "goals2": []
}] }`
const LEAGUE = `{ "name": "Open League 2026", "matches": [
  { "round": "Matchday 1", "date": "2026-05-01", "team1": "A", "team2": "B", "score": { "ft": [1, 0] } }
] }`
/** In the account name of a stranger, and in the round of the match that the stranger alone has collected. */
const SECRET = 'OnlyAStrangers'
const PASSWORD = 'goal2026'

const makeWorld = async () => {
  const server = await bootServer({ rateLimits: false, template: await withCatalogue() })
  const { db, config, clock, passwords } = server.context
  const now = Math.floor(clock.now() / 1_000)
  await seedDemoRooms(server.context)
  const files = [readFootballFile('cup.json', MATCHES), readFootballFile('league.json', COLLECTED)]
  await saveImport(db, files, clock.now())
  const [first, last, next, after] = await db
    .selectFrom('match')
    .select(['id', 'home_id', 'away_id'])
    .orderBy('kickoff_time')
    .execute()
  if (!first || !last || !next || !after) throw new Error('There are no four matches.')
  await db.updateTable('match').set({ round: SECRET }).where('id', '=', last.id).execute()
  await saveImport(db, [readFootballFile('league.json', LEAGUE)], clock.now())
  const season = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.competition_id'])
    .where('competition.name_en', '=', 'Open League 2026')
    .executeTakeFirstOrThrow()
  const strangerID = await newMember(server, 'stranger')
  await db.updateTable('account').set({ account: SECRET }).where('id', '=', Number(strangerID)).execute()
  await setAttention(db, { viewer: strangerID, matchId: last.id, attended: true, now })
  const [room] = await allRooms(db, now)
  if (room === undefined) throw new Error('There is no room.')

  let sessions = 0
  const enter = async (userID: string, expiresAt = now + 600): Promise<Visitor> => {
    if (userID.startsWith('g_')) return { userID, uid: userID, token: signUserSig(config, userID, 600, now) }
    const token = `token-${userID}-${(sessions += 1)}`
    const id = await createSession(db, { tokenHash: hashToken(token), uid: Number(userID), now, expiresAt })
    const chat = { user_id: userID, instance_id: 'device', platform: 3, expires_at: expiresAt, login_session: id }
    await db
      .insertInto('im_session')
      .values({ ...chat, key_hash: hashToken(`chat-${token}`) })
      .execute()
    return { userID, uid: userID, token }
  }
  const actors = {} as Record<Caller, Visitor>
  for (const caller of callers) {
    const isGuest = caller === 'guest' || caller === 'bannedEverywhere'
    const userID = isGuest ? await newGuest(server) : await newMember(server, caller)
    actors[caller] = await enter(userID, caller === 'expired' ? now - 1 : undefined)
  }
  actors.none = { userID: '', uid: '', token: '' }
  actors.forged = { ...actors.forged, token: 'forged' }
  actors.posing = { ...actors.posing, uid: actors.member.uid }
  const { bannedEverywhere, closed, kicked, muted, mutedEverywhere, banned } = actors
  const { group_id } = room
  await restrict(db, { user_id: bannedEverywhere.userID, group_id: '', kind: 'ban' }, now + 600, now)
  await restrict(db, { user_id: mutedEverywhere.userID, group_id: '', kind: 'mute' }, now + 600, now)
  await restrict(db, { user_id: muted.userID, group_id, kind: 'mute' }, now + 600, now)
  await restrict(db, { user_id: banned.userID, group_id, kind: 'ban' }, now + 600, now)
  await closeAccount(db, Number(closed.userID), now)
  const ended = await db.selectFrom('session').select('id').where('account_id', '=', Number(kicked.userID)).execute()
  for (const { id } of ended) await endSession(db, { uid: Number(kicked.userID), id })

  const password_hash = await passwords.hash(PASSWORD)
  const resetPasswords = () =>
    db.updateTable('account').set({ password_hash }).where('password_hash', 'is distinct from', password_hash).execute()
  await resetPasswords()
  const names = new Map(
    (await db.selectFrom('account').select(['id', 'account']).execute()).map((row) => [String(row.id), row]),
  )
  const nameOf = (caller: Caller) => names.get(actors[caller].userID)?.account ?? ''
  return {
    server,
    actors,
    /** In a session of its own, which the call may end, and with the password of all; a guest as one who never logged in. */
    enterAgain: async (userID: string) => {
      await resetPasswords()
      return enter(userID.startsWith('g_') ? await newGuest(server) : userID)
    },
    nameOf,
    strangerID,
    matchID: first.id,
    season: { event_id: season.competition_id, season_id: season.id },
    nations: [first.home_id, first.away_id] as const,
    nextMatchID: next.id,
    afterMatchID: after.id,
    anchorID: room.anchor_id,
    groupID: group_id,
    journal: await keepJournal(db),
  }
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf: { readonly [Name in EndpointName]: Readonly<Record<string, () => Fields | Promise<Fields>>> } = (() => {
  const own = { 'of their own': () => ({}) }
  const list = { 'public data': () => ({}) }
  const found = { 'public data': () => ({ keyword: 'Curaçao' }) }
  const ofMatch = { 'of a match': () => ({ sport: 'football', matchid: world.matchID, type: 1 }) }
  const ofSeason = { 'of a season': () => ({ sport: 'football', ...world.season, type: 'scorers' }) }
  const ofNation = { 'of a national team': () => ({ teamid: world.nations[0] }) }
  let made = 0
  const registration = {
    'with a captcha': async () => ({
      account: `newcomer${(made += 1)}`,
      pwd: PASSWORD,
      device: `device ${made}`,
      ...(await solveCaptcha(world.server)),
    }),
  }
  const login = (caller: Caller) => async () => ({
    account: world.nameOf(caller),
    pwd: PASSWORD,
    device: `new ${(made += 1)}`,
    ...(await solveCaptcha(world.server, 'login')),
  })
  return {
    getUserInfo: own,
    login: { 'with a password': login('member'), 'to a closed account': login('closed') },
    logout: own,
    logoutEverywhere: own,
    changePwd: {
      'with the old password': () => ({ old_pwd: PASSWORD, pwd: 'goal2027', device: `changed ${(made += 1)}` }),
      'with a wrong one': () => ({ old_pwd: 'wrong1', pwd: 'goal2027' }),
    },
    regist: registration,
    registNew: registration,
    getCaptcha: { 'of their own': () => ({ purpose: 'login' }) },
    smsCaptcha: { 'of a captcha': async () => ({ code: (await solveCaptcha(world.server)).code }) },
    getGuestInfo: own,
    getUserBasicInfo: { 'of a user': () => ({ id: world.actors.other.userID }) },
    getCommonConfig: list,
    getTaskInfo: own,
    checkin: { 'of their own': () => ({ recheckin: 0 }) },
    getFirstVipAward: own,
    getCategory: list,
    getAnchorList: list,
    setGroupConfig: { 'of a group': () => ({ group_id: world.groupID, slow_mode: 5 }) },
    getRealLives: list,
    getLivePageData: { 'of a room': () => ({ anchorid: world.anchorID }) },
    getLiveChat: { 'of a room': () => ({ liveid: world.anchorID }) },
    getDateMatch: list,
    getEventByDate: list,
    getRaceTag: list,
    getRaceSubTab: list,
    getRecentMatchCount: list,
    getRecMath: list,
    getAttentMatchlist: own,
    attentMatch: ofMatch,
    getMatchInfo: ofMatch,
    getMatchData: ofMatch,
    getTliveData: ofMatch,
    matchOdd: ofMatch,
    getMatchAnchors: ofMatch,
    getIncidentsData: ofMatch,
    getDatabaseHome: list,
    getEventList: list,
    getEventInfo: ofSeason,
    getEventView: ofSeason,
    getEventIntegral: ofSeason,
    getEventRank: ofSeason,
    getEventMatch: ofSeason,
    getHotFootballRank: list,
    getHotBasketballRank: list,
    getBaseDictionary: list,
    getBillboard: { 'public data': () => ({ type: 'scorers' }) },
    searchEvents: found,
    searchTeams: found,
    searchMatches: found,
    getRaceSearch: found,
    searchRaceHome: found,
    search: { 'public data': () => ({ keyword: 'Curaçao', type: 'teams' }) },
    getHotSearches: list,
    getFifaRank: list,
    getFifaTopic: list,
    getFifaTeam: ofNation,
    getFifaTeamStats: ofNation,
    getFifaTeamHonor: ofNation,
    getFifaTeamSquad: ofNation,
    getAnalysisData: ofMatch,
    getLineupData: ofMatch,
    getMatchRank: ofMatch,
    getMatchTop3Data: { 'of a football match': ofMatch['of a match'] },
    getMatchCombineData: ofMatch,
    vote_race_team: { 'of a match': () => ({ matchid: world.nextMatchID, vote: 'home' }) },
    getMatchTimeline: ofMatch,
    getForecastQuality: ofMatch,
  }
})()

const swappedValues = async (name: EndpointName, field: string): Promise<Readonly<Record<Swap, unknown>>> => {
  const { actors, nameOf, matchID, afterMatchID, season, anchorID, server } = world
  const room = { foreign: anchorID + 1, absent: 999_999, otherKind: Number(actors.member.userID), unstorable: '1\0' }
  const fields: Readonly<Record<string, Readonly<Record<Swap, unknown>>>> = {
    account: { foreign: nameOf('banned'), absent: 'nobody1', otherKind: actors.guest.userID, unstorable: 'a\0' },
    code: {
      foreign: (await solveCaptcha(server, 'login')).code,
      absent: 'nobody has drawn it',
      otherKind: actors.guest.userID,
      unstorable: 'nobody\0has drawn it',
    },
    invite_code: { foreign: 'ANCHOR01', absent: 'NOBODYS', otherKind: actors.member.userID, unstorable: 'A\0' },
    id: {
      foreign: world.strangerID,
      absent: 999_999,
      otherKind: `0x${Number(actors.other.userID).toString(16)}`,
      unstorable: '1\0',
    },
    anchorid: room,
    group_id: { foreign: world.groupID, absent: 'nobodys', otherKind: actors.member.userID, unstorable: 'a\0' },
    liveid: room,
    event_id: { foreign: season.event_id, absent: 2_000_000_000, otherKind: matchID, unstorable: '1\0' },
    season_id: { foreign: season.season_id, absent: 2_000_000_000, otherKind: matchID, unstorable: '1\0' },
    teamid: { foreign: world.nations[1], absent: 2_000_000_000, otherKind: anchorID, unstorable: '1\0' },
    // Votes are taken until the kick-off, one of each viewer.
    matchid: {
      foreign: name === 'vote_race_team' ? afterMatchID : matchID,
      absent: 2_000_000_000,
      otherKind: anchorID,
      unstorable: '1\0',
    },
  }
  const values = fields[field]
  if (values === undefined) throw new Error(`Nobody has said what stands in ${field} of ${name} in place of one's own.`)
  return values
}

const names = new Map<number, string>(Object.entries(API_STATUS).map(([name, status]) => [status, name]))

interface Cell {
  readonly outcome: string
  readonly tables: readonly string[]
}

const send = async (name: EndpointName, { uid, token }: Visitor, fields: Fields): Promise<string> => {
  const { method, path, binary } = endpoints[name] as { method: 'GET' | 'POST'; path: string; binary?: string }
  const rest: Record<string, unknown> = { ...fields, uid, ...(method === 'POST' ? { token } : {}) }
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(rest[key])))
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const response = await fetch(`${world.server.url}${filled}${query}`, {
    method,
    headers: method === 'GET' ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  })
  if (binary !== undefined && response.headers.get('content-type') === binary) return 'ok'
  const answer = await response.text()
  expect(answer, `${name} says what only a stranger may know`).not.toContain(SECRET)
  const { status } = JSON.parse(answer) as { status: number }
  return status === 0 ? 'ok' : (names.get(status) ?? `a status without a name, ${status}`)
}

/**
 * Makes the call and returns what it changed. A refused call changes nothing except counts of attempts, and no reply
 * contains private data of others.
 */
const call = async (name: EndpointName, actor: Visitor, fields: Fields): Promise<Cell> => {
  await world.journal()
  const outcome = await send(name, actor, fields)
  const changes: readonly Change[] = await world.journal()
  if (outcome !== 'ok')
    expect(
      changes.filter(({ table }) => !CHANGED_BY_REFUSALS.has(table)),
      `${name} was refused and has changed`,
    ).toEqual([])
  // A caller that registers, logs in or becomes a guest has a new identity.
  if (endpoints[name].needs !== 'anyone')
    expect(notOwn(changes, actor.userID), `${name} has changed what is others'`).toEqual([])
  return { outcome, tables: outcome === 'ok' ? [...new Set(changes.map(({ table }) => table))] : [] }
}

const ready = (caller: Caller): Promise<Visitor> | Visitor => {
  const actor = world.actors[caller]
  return (LOGGED_IN as readonly Caller[]).includes(caller) ? world.enterAgain(actor.userID) : actor
}

const rows = Object.entries(endpointRows) as [EndpointName, Row<StatusName>][]

describe('over HTTP', () => {
  it.each(rows)(
    '%s is accepted only from allowed callers, changes only their data, and is refused by name',
    async (name, row) => {
      const changed = new Set<string>()
      for (const [label, entry] of Object.entries(row.cases)) {
        const request = fieldsOf[name][label]
        if (request === undefined) throw new Error(`${name} has no request ${label}.`)
        const outcomes: Record<string, string> = {}
        for (const caller of callers) {
          const actor = await ready(caller)
          const { outcome, tables } = await call(name, actor, await request())
          outcomes[caller] = outcome
          for (const table of tables) changed.add(table)
        }
        const expected = callers.map((caller) => [caller, endpointOutcome(name, entry, caller)])
        expect(outcomes, `${name} ${label}`).toEqual(Object.fromEntries(expected))

        for (const [field, stated] of Object.entries((entry as Case<StatusName>).swaps ?? {})) {
          const told: Partial<Record<Swap, string>> = {}
          const values = await swappedValues(name, field)
          for (const swap of Object.keys(SWAPS) as Swap[]) {
            const wrong = field === 'account' && name === 'login' && swap === 'foreign' ? { pwd: 'wrong1' } : {}
            told[swap] = (
              await call(name, await ready('member'), { ...(await request()), ...wrong, [field]: values[swap] })
            ).outcome
          }
          expect(told, `${name} ${label}, ${field}`).toEqual(stated)
        }
      }
      expect([...changed].sort(), `what ${name} changes`).toEqual([...row.changes].sort())
    },
  )
})

it('the test swaps every field of a call that may name data of others', () => {
  const open = rows.flatMap(([name, row]) => {
    const { entries } = bodiesOf(name).request as unknown as { readonly entries: object }
    const swapped = new Set(Object.values(row.cases).flatMap(({ swaps }) => Object.keys(swaps ?? {})))
    return Object.keys(entries).filter((field) => !PLAIN_FIELDS.has(field) && !swapped.has(field))
  })
  expect([...new Set(open)].filter((field) => !['account', 'code', 'pwd'].includes(field))).toEqual([])
})
