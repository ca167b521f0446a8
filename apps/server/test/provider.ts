import type { AnnulledIncident, Match } from '@org/api-client/contract'
import { parseHostMessage, type MatchTick } from '@org/domain'
import type {
  LineupPlayer,
  MatchReport,
  MatchWriter,
  Names,
  Play,
  ScheduledMatch,
  Side,
} from '../src/ports/match-writer'
import { seasonsOf, stagesOf } from '../src/store/matches/seasons'
import { standingsOf } from '../src/services/leagues/standings'
import { bootForTest, type BootOptions } from './boot'
import { steppedClock } from './stepped-clock'

/** The day before the match. */
const NOON = '2026-11-21T12:00:00Z'
export const KICKOFF = Date.parse('2026-11-22T15:00:00Z') / 1000

export const names = (name: string): Names => ({
  name_en: name,
  short_name_en: name,
  name_zh: `${name}队`,
  short_name_zh: `${name}队`,
  name_pt: name,
  short_name_pt: name,
  country: 'br',
  colours: '0a3 fff',
})

/** Only what a provider has: its own keys, and the writer that the server gives it. */
const bootWithProvider = async (options: BootOptions) => {
  const clock = steppedClock(NOON)
  const writers = new Map<string, MatchWriter>()
  const source = (name: string) => ({
    name,
    start: async (writer: MatchWriter) => {
      writers.set(name, writer)
      return async () => {}
    },
  })
  const server = await bootForTest({
    ...options,
    feed: 'imports',
    clock,
    sources: [source('provider'), source('other')],
  })
  const [writer, other] = [writers.get('provider'), writers.get('other')]
  if (writer === undefined || other === undefined) throw new Error('The server has started both sources.')
  const ticks: MatchTick[] = []
  server.context.bus.subscribe('ticks', (message) => ticks.push(...message.ticks))
  const starts: string[] = []
  server.context.bus.subscribe('im:everybody', ({ msgBody }) => {
    const message = parseHostMessage(msgBody[0]?.msgContent['data'])
    if (message?.type === 'RaceStartLiveMessage') starts.push(message.data.desc_pt ?? '')
  })
  const call = async <Data>(path: string, body: object): Promise<Data> => {
    const reply = await fetch(`${server.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await reply.json()) as { data: Data }).data
  }
  return { server, db: server.context.db, clock, writer, other, ticks, starts, call }
}

const scheduledBy = async (writer: MatchWriter): Promise<ScheduledMatch> => {
  const competitions = await writer.saveCompetitions(1, [names('Copa Nova')])
  const teams = await writer.saveTeams(1, [names('Aurora'), names('Boreal')])
  return {
    key: 'm-1',
    sport_id: 1,
    competition_id: competitions.get('Copa Nova') ?? 0,
    home_id: teams.get('Aurora') ?? 0,
    away_id: teams.get('Boreal') ?? 0,
    kickoff_time: KICKOFF,
    stage: {
      season: '2026',
      first_day: 20_779,
      name: 'League',
      kind: 'league',
      win_points: 3,
      draw_points: 1,
      loss_points: 0,
      tie_rule: 'difference',
    },
    round: 'Matchday 1',
    venue: 'Campo Velho',
    referee: 'R. Lima',
  }
}

export const play = (seq: number, kind: Play['kind'], minute: number, parts: Partial<Play> = {}): Play => ({
  seq,
  kind,
  side: 'home',
  minute,
  added: 0,
  home: 0,
  away: 0,
  value: 0,
  player_en: null,
  player_zh: null,
  second_en: null,
  second_zh: null,
  happened_at: null,
  ...parts,
})

export const lineupPlayer = (side: Side, place: number, parts: Partial<LineupPlayer> = {}): LineupPlayer => ({
  side,
  place,
  starts: true,
  name_en: `Player ${place}`,
  name_zh: `球员${place}`,
  number: null,
  position: null,
  line: null,
  absence: null,
  captain: false,
  ...parts,
})

/** A match of the provider, its reports, and what a visitor sees of it. */
export const bootWithMatch = async (options: BootOptions = {}) => {
  const booted = await bootWithProvider(options)
  const { clock, writer, call, db } = booted
  const match = await scheduledBy(writer)
  const matchid = (await writer.saveMatches([match])).get('m-1') ?? 0
  const report = (parts: Partial<MatchReport>) => writer.report([{ key: 'm-1', stamp: clock.now(), ...parts }])
  const seen = async () => {
    const { list } = await call<{ list: Match[] }>('api/race/getDateMatch', { date: '2026-11-22', tz: 'Asia/Shanghai' })
    return list.find(({ id }) => id === matchid)
  }
  const lineups = () =>
    db.selectFrom('lineup_player').select(['side', 'place', 'name_en']).where('match_id', '=', matchid).execute()
  const page = <Data>(name: string) => call<Data>(`api/football/${name}`, { matchid })
  const incidents = async () => {
    const { list } = await call<{ list: { kind: string }[] }>('webapi/football/getIncidentsData', { matchid })
    return list.map(({ kind }) => kind)
  }
  const annulled = async () => {
    const reply = await call<{ annulled: AnnulledIncident[] }>('webapi/football/getIncidentsData', { matchid })
    return reply.annulled.map(({ kind, minute, reason }) => `${kind} ${minute} ${reason}`)
  }
  const table = async () => {
    const [season] = await seasonsOf(db, match.competition_id)
    const [stage] = await stagesOf(db, season?.id ?? 0)
    const teams = new Map([
      [match.home_id, 'Aurora'],
      [match.away_id, 'Boreal'],
    ])
    return (await standingsOf(db, stage?.id ?? 0)).map(({ team_id, points }) => `${teams.get(team_id)} ${points}`)
  }
  return { ...booted, match, matchid, report, seen, page, lineups, incidents, annulled, table }
}
