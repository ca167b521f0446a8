import type { matchDetailRows, matchRows } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import type { Viewer } from '../../services/auth/viewer'
import type { Context } from '../../services/context'
import { roomsOfMatch } from '../../services/live/wire-room'
import { collectMatch } from '../../services/matches/collect-match'
import { commentaryOn } from '../../services/matches/commentary'
import { dayInZone } from '../../services/matches/day-in-zone'
import { INCIDENT_KINDS, incidentsIn } from '../../services/matches/incidents'
import { venueIn } from '../../services/matches/venue'
import { wireMatch } from '../../services/matches/wire-match'
import { seconds } from '../../ports/clock'
import { attendedMatches, competitionsOfDay, matchById, matchesOfDay } from '../../store/matches/matches'
import { figuresOf, oddsOf, playsOf } from '../../store/matches/match-details'
import type { Handlers } from '../handler'
import { Refusal } from '../../services/refusal'

const COMMENTARY_LINES = 200
/** More rows than any match has. */
const INCIDENTS = 500

export const matchHandlers = {
  getDateMatch: async ({ date, sport_id, tz }, { context, viewer, lang }) => {
    const day = dayInZone(date, tz, seconds(context.clock))
    const rows = await matchesOfDay(context.db, {
      span: day.span,
      sport: sport_id,
      viewer: keyOf(viewer),
      andRunning: day.isToday,
    })
    return { date: day.date, list: rows.map((row) => wireMatch(row, lang)) }
  },

  getEventByDate: async ({ date, sport_id, tz }, { context }) => ({
    list: await competitionsOfDay(context.db, dayInZone(date, tz, seconds(context.clock)).span, sport_id),
  }),

  getAttentMatchlist: async (_request, { context, viewer, lang }) => ({
    list: (await attendedMatches(context.db, viewer.userID)).map((row) => wireMatch(row, lang)),
  }),

  attentMatch: async ({ sport, matchid, type }, { context, viewer }) => {
    await findMatch(context, sport, matchid, '')
    await collectMatch(context, { viewer: viewer.userID, matchId: matchid, attended: type === 1 })
    return { attented: type }
  },

  getMatchInfo: async ({ sport, matchid }, { context, viewer, lang }) => {
    const row = await findMatch(context, sport, matchid, keyOf(viewer))
    return { match: wireMatch(row, lang, 'large'), venue: venueIn(row, lang), referee: row.referee }
  },

  getMatchData: async ({ sport, matchid }, { context }) => {
    await findMatch(context, sport, matchid, '')
    return figuresOf(context.db, matchid)
  },

  getTliveData: async ({ sport, matchid, startid }, { context, lang }) => {
    const { home, away } = await findMatch(context, sport, matchid, '')
    // At most every second play has no commentary.
    const plays = await playsOf(context.db, matchid, { after: startid, limit: 2 * COMMENTARY_LINES })
    const names =
      lang === 'zh'
        ? { home: home.short_name_zh, away: away.short_name_zh }
        : { home: home.short_name_pt, away: away.short_name_pt }
    return { list: commentaryOn(plays, { sport: SPORT[sport], names, lang }).slice(0, COMMENTARY_LINES) }
  },

  matchOdd: async ({ sport, matchid }, { context }) => {
    await findMatch(context, sport, matchid, '')
    return { list: await oddsOf(context.db, matchid) }
  },

  getMatchAnchors: async ({ sport, matchid }, { context, lang }) => {
    await findMatch(context, sport, matchid, '')
    return { list: await roomsOfMatch(context, matchid, lang) }
  },

  getIncidentsData: async ({ matchid }, { context, lang }) => {
    await findMatch(context, 'football', matchid, '')
    const plays = await playsOf(context.db, matchid, { kinds: INCIDENT_KINDS, limit: INCIDENTS })
    return { list: incidentsIn(plays, lang) }
  },
} satisfies Handlers<typeof matchRows & typeof matchDetailRows>

/** Members and guests can collect; a visitor has no collected matches. */
const keyOf = (viewer: Viewer): string => (viewer.kind === 'visitor' ? '' : viewer.userID)

type SportOfPath = 'football' | 'basketball' | 'esport'

/** A match of another sport than the path's does not exist. */
const findMatch = async ({ db }: Context, sport: SportOfPath, id: number, viewer: string) => {
  const row = await matchById(db, id, viewer)
  if (row === null || row.sport_id !== SPORT[sport]) throw new Refusal('notFound')
  return row
}
