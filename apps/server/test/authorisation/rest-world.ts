import { signUserSig } from '../../src/services/auth/user-sig'
import { issueLoginCode } from '../../src/services/auth/login-codes'
import { hashToken } from '../../src/services/auth/viewer'
import { readFootballFile } from '../../src/feed/import/read-football-file'
import { saveImport } from '../../src/feed/import/save-import'
import { seedDemoContent } from '../../src/services/content/seed-demo-content'
import { seedDemoRooms } from '../../src/services/live/seed-demo-rooms'
import { sendSmsCode, type SmsPurpose } from '../../src/services/auth/sms-codes'
import { restrict } from '../../src/services/moderation/restrict'
import { closeAccount, endSession } from '../../src/services/auth/end-sessions'
import { createSession } from '../../src/store/identity/sessions'
import { allRooms } from '../../src/store/live/rooms'
import { setSiteConfig } from '../../src/store/ops/site-config'
import { setAttention } from '../../src/store/matches/matches'
import { bootServer, withCatalogue, type BootOptions } from '../boot'
import { newGuest, newMember } from '../im-client'
import { newMobile, smsCodeOf, solveCaptcha } from '../people'
import { noticeOf } from '../notice-of'
import { storedPicture } from '../stored-picture'
import { CALLERS, type Caller } from './callers'
import { giveRoles } from './holder'
import { keepJournal } from './journal'

export interface Visitor {
  readonly userID: string
  readonly uid: string
  readonly token: string
}

export type RestWorld = Awaited<ReturnType<typeof makeRestWorld>>

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
export const SECRET = 'OnlyAStrangers'
const PASSWORD = 'goal2026'
/** Credentials and bans outlast the tests on the busiest machine. */
const DAY_SECONDS = 86_400

/** A server with a visitor for every column of the matrix, matches, a season, a room, and data of a stranger. */
export const makeRestWorld = async (options: BootOptions = {}) => {
  const template = options.databaseUrl ? undefined : await withCatalogue()
  const server = await bootServer({ rateLimits: false, template, ...options })
  const { db, config, clock, passwords } = server.context
  const now = Math.floor(clock.now() / 1_000)
  await seedDemoRooms(server.context)
  await seedDemoContent(server.context)
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
  await giveRoles(server.context, room.anchor_id)
  await setSiteConfig(db, { site: 'kqb2', key: 'switch_account_register', value: '0' })
  await setSiteConfig(db, { site: 'xzbn', key: 'switch_topup', value: '0' })

  let sessions = 0
  const enter = async (userID: string, expiresAt = now + DAY_SECONDS): Promise<Visitor> => {
    if (userID.startsWith('g_')) return { userID, uid: userID, token: signUserSig(config, userID, DAY_SECONDS, now) }
    const token = `token-${userID}-${(sessions += 1)}`
    const session = { tokenHash: hashToken(token), uid: Number(userID), now, expiresAt, network: '127.0.0.1' }
    const id = await createSession(db, session)
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
  await restrict(db, { user_id: bannedEverywhere.userID, group_id: '', kind: 'ban' }, now + DAY_SECONDS, now)
  await restrict(db, { user_id: mutedEverywhere.userID, group_id: '', kind: 'mute' }, now + DAY_SECONDS, now)
  await restrict(db, { user_id: muted.userID, group_id, kind: 'mute' }, now + DAY_SECONDS, now)
  await restrict(db, { user_id: banned.userID, group_id, kind: 'ban' }, now + DAY_SECONDS, now)
  await closeAccount(db, Number(closed.userID), now)
  const ended = await db.selectFrom('session').select('id').where('account_id', '=', Number(kicked.userID)).execute()
  for (const { id } of ended) await endSession(db, { uid: Number(kicked.userID), id })

  const password_hash = await passwords.hash(PASSWORD)
  const resetAccounts = () =>
    db
      .updateTable('account')
      .set({ password_hash, leaves_at: 0 })
      .where((row) => row.or([row('password_hash', 'is distinct from', password_hash), row('leaves_at', '!=', 0)]))
      .execute()
  await resetAccounts()
  const names = new Map(
    (await db.selectFrom('account').select(['id', 'account']).execute()).map((row) => [String(row.id), row]),
  )
  /** A new session of a user, on another device. */
  const sessionOf = async (userID: string) => {
    const { token } = await enter(userID)
    const { id } = await db
      .selectFrom('session')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    return { id }
  }
  const proofOf = async (mobile: string, purpose: SmsPurpose) => {
    const captcha = await solveCaptcha(server, 'sms')
    await sendSmsCode(server.context, { ...captcha, mobile, purpose, network: '', lang: 'zh' })
    return { ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
  }
  /** A new mobile, which an account has bound now. */
  const bindMobile = async (uid: number) => {
    const mobile = newMobile()
    await db.updateTable('account').set({ mobile }).where('id', '=', uid).execute()
    return mobile
  }
  let made = 0
  const nameOf = (caller: Caller) => names.get(actors[caller].userID)?.account ?? ''
  return {
    server,
    actors,
    /**
     * In a session of its own, which the call may end, with the password of all and an account that stays; a guest as
     * one who never logged in.
     */
    enterAgain: async (userID: string) => {
      await resetAccounts()
      return enter(userID.startsWith('g_') ? await newGuest(server) : userID)
    },
    sessionOf,
    /** A code with which a page logs in as the member, whose account it keeps. */
    loginCode: async () => {
      await db.updateTable('account').set({ leaves_at: 1 }).where('id', '=', Number(actors.member.userID)).execute()
      const { id } = await sessionOf(actors.member.userID)
      return (await issueLoginCode(server.context, { sessionID: id })).login_code
    },
    nameOf,
    password: PASSWORD,
    /** A number that no call has had. */
    fresh: () => (made += 1),
    captcha: (purpose: 'login' | 'register' | 'sms') => solveCaptcha(server, purpose),
    /** A mobile and the proof of a code that it got. */
    proveMobile: async (purpose: 'login' | 'bind' | 'password') => {
      const mobile = newMobile()
      return { mobile, ...(await proofOf(mobile, purpose)) }
    },
    bindMobile,
    /** The proof of a code that the new mobile of an account got. */
    proveOwnMobile: async (uid: number) => proofOf(await bindMobile(uid), 'own'),
    /** What names a site where `regist` registers. */
    olderSite: { sp_source: '12' },
    strangerID,
    matchID: first.id,
    season: { event_id: season.competition_id, season_id: season.id },
    nations: [first.home_id, first.away_id] as const,
    nextMatchID: next.id,
    afterMatchID: after.id,
    /** Of the room, who holds every role. */
    anchorID: room.anchor_id,
    groupID: group_id,
    strangerNotice: await noticeOf(server, Number(strangerID)),
    strangerUpload: await storedPicture(server.context, strangerID),
    journal: await keepJournal(db),
  }
}
