import { type Caller as Needs, endpoints, type EndpointName, type StatusName as Status } from '@org/api-client/contract'
import { REFUSED, type Caller, type Case, type Row, type Swap } from './callers'

export type StatusName = Status | 'ok'
type Outcomes = Readonly<Record<Swap, StatusName>>

const all = (name: StatusName): Outcomes => ({ foreign: name, absent: name, otherKind: name, unstorable: name })

/** Public data is open to everyone with its id. */
const PUBLIC: Outcomes = { foreign: 'ok', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' }

const own = { 'of their own': {} }
const list = { 'public data': {} }
const ofMatch = { 'of a match': { swaps: { matchid: PUBLIC } } }
const ofSeason = { 'of a season': { swaps: { event_id: PUBLIC, season_id: PUBLIC } } }
const ofNation = { 'of a national team': { swaps: { teamid: PUBLIC } } }
const everyone = (name: StatusName): Readonly<Record<string, StatusName>> =>
  Object.fromEntries(
    [...REFUSED, 'guest', 'member', 'other', 'muted', 'mutedEverywhere', 'banned'].map((caller) => [caller, name]),
  )

const registration = {
  'with a captcha': {
    swaps: {
      code: { ...all('captchaWrong'), unstorable: 'invalidRequest' },
      invite_code: { ...all('failure'), foreign: 'ok', unstorable: 'invalidRequest' },
    },
  },
} as const

/**
 * Who may call what. By default the row of the contract decides: a call for anyone is open to all, one for guests gives
 * others loginExpired, one for members gives guests notAllowed. A call without a row does not compile.
 */
export const endpointRows = {
  getUserInfo: { changes: [], cases: own },
  login: {
    changes: ['account', 'guest', 'known_device', 'login_failure', 'session'],
    cases: {
      'with a password': { swaps: { account: { ...all('credentialsWrong'), unstorable: 'invalidRequest' } } },
      'to a closed account': { refuses: everyone('notAllowed') },
    },
  },
  logout: { changes: ['im_session', 'session'], cases: own },
  logoutEverywhere: { changes: ['account', 'im_session', 'session'], cases: own },
  changePwd: {
    changes: ['account', 'im_session', 'known_device', 'login_failure', 'session'],
    cases: { 'with the old password': {}, 'with a wrong one': { refuses: everyone('credentialsWrong') } },
  },
  regist: { changes: ['account', 'captcha', 'guest', 'known_device', 'login_failure', 'session'], cases: registration },
  registNew: {
    changes: ['account', 'captcha', 'guest', 'known_device', 'login_failure', 'session'],
    cases: registration,
  },
  getCaptcha: { changes: ['captcha'], cases: own },
  /** Captcha ids are unguessable: anyone with one may read it. */
  smsCaptcha: { changes: [], cases: { 'of a captcha': { swaps: { code: { ...PUBLIC } } } } },
  getGuestInfo: { changes: ['guest'], cases: own },
  getUserBasicInfo: { changes: [], cases: { 'of a user': { swaps: { id: PUBLIC } } } },
  getCommonConfig: { changes: [], cases: list },
  getTaskInfo: { changes: [], cases: own },
  checkin: {
    changes: ['check_in', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox'],
    cases: own,
  },
  getFirstVipAward: { changes: ['account', 'outbox', 'task_progress'], cases: own },
  getCategory: { changes: [], cases: list },
  getAnchorList: { changes: [], cases: list },
  setGroupConfig: {
    changes: [],
    cases: { 'of a group': { swaps: { group_id: { ...all('notAllowed'), unstorable: 'invalidRequest' } } } },
  },
  getRealLives: { changes: [], cases: list },
  getLivePageData: { changes: [], cases: { 'of a room': { swaps: { anchorid: PUBLIC } } } },
  getLiveChat: { changes: [], cases: { 'of a room': { swaps: { liveid: PUBLIC } } } },
  getDateMatch: { changes: [], cases: list },
  getEventByDate: { changes: [], cases: list },
  getRaceTag: { changes: [], cases: list },
  getRaceSubTab: { changes: [], cases: list },
  getRecentMatchCount: { changes: [], cases: list },
  getRecMath: { changes: [], cases: list },
  getAttentMatchlist: { changes: [], cases: own },
  attentMatch: { changes: ['match_attention', 'outbox'], cases: ofMatch },
  getMatchInfo: { changes: [], cases: ofMatch },
  getMatchData: { changes: [], cases: ofMatch },
  getTliveData: { changes: [], cases: ofMatch },
  matchOdd: { changes: [], cases: ofMatch },
  getMatchAnchors: { changes: [], cases: ofMatch },
  getIncidentsData: { changes: [], cases: ofMatch },
  getDatabaseHome: { changes: [], cases: list },
  getEventList: { changes: [], cases: list },
  getEventInfo: { changes: [], cases: ofSeason },
  getEventView: { changes: [], cases: ofSeason },
  getEventIntegral: { changes: [], cases: ofSeason },
  getEventRank: { changes: [], cases: ofSeason },
  getEventMatch: { changes: [], cases: ofSeason },
  getHotFootballRank: { changes: [], cases: list },
  getHotBasketballRank: { changes: [], cases: list },
  getBaseDictionary: { changes: [], cases: list },
  getBillboard: { changes: [], cases: list },
  searchEvents: { changes: [], cases: list },
  searchTeams: { changes: [], cases: list },
  searchMatches: { changes: [], cases: list },
  getRaceSearch: { changes: [], cases: list },
  searchRaceHome: { changes: [], cases: list },
  search: { changes: ['search_heat'], cases: list },
  getHotSearches: { changes: [], cases: list },
  getFifaRank: { changes: [], cases: list },
  getFifaTopic: { changes: [], cases: list },
  getFifaTeam: { changes: [], cases: ofNation },
  getFifaTeamStats: { changes: [], cases: ofNation },
  getFifaTeamHonor: { changes: [], cases: ofNation },
  getFifaTeamSquad: { changes: [], cases: ofNation },
  getAnalysisData: { changes: [], cases: ofMatch },
  getLineupData: { changes: [], cases: ofMatch },
  getMatchRank: { changes: [], cases: ofMatch },
  getMatchTop3Data: {
    changes: [],
    cases: {
      'of a football match': {
        refuses: everyone('notFound'),
        swaps: { matchid: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
  getMatchCombineData: { changes: [], cases: ofMatch },
  vote_race_team: { changes: ['match_vote'], cases: ofMatch },
  getMatchTimeline: { changes: [], cases: ofMatch },
  getForecastQuality: { changes: [], cases: ofMatch },
} as const satisfies Readonly<Record<EndpointName, Row<StatusName>>>

/** Fields that contain no id of a user's data. */
export const PLAIN_FIELDS: ReadonlySet<string> = new Set(
  `
    after before captcha categoryid date device keyword leave_out mark min_level nick_name old_pwd page purpose pwd
    recheckin round scope size slow_mode sort sport sport_id startid type tz vote
  `
    .trim()
    .split(/\s+/),
)

/** Attempts are counted, and a captcha is used up, right or wrong. */
export const CHANGED_BY_REFUSALS: ReadonlySet<string> = new Set(['captcha', 'login_failure'])

/** None of the callers of this matrix holds one: `src/http/admit.test.ts` has who does. */
const ROLES: readonly Needs[] = ['vip', 'anchor', 'manager', 'master']

/** The expected outcome for a caller. */
export const endpointOutcome = (name: EndpointName, { refuses }: Case<StatusName>, caller: Caller): StatusName => {
  const { needs }: { readonly needs: Needs } = endpoints[name]
  const isRefused = (REFUSED as readonly Caller[]).includes(caller)
  if (needs !== 'anyone' && isRefused) return 'loginExpired'
  if (needs !== 'anyone' && needs !== 'guest' && caller === 'guest') return 'notAllowed'
  if (ROLES.includes(needs)) return 'notAllowed'
  return refuses?.[caller] ?? 'ok'
}
