import type { matchEndpoints } from '@org/api-client/contract'
import { SPORT, shanghaiDay } from '@org/domain'
import type { Viewer } from '../../services/auth/viewer'
import type { Context } from '../../services/context'
import { commentaryAfter } from '../../feed/detail/commentary'
import { incidentsUntil } from '../../feed/detail/incidents'
import { matchStats, momentumUntil } from '../../feed/detail/match-stats'
import { bookmakerOdds } from '../../feed/odds/bookmaker-odds'
import { roomsOfMatch } from '../../services/live/wire-room'
import { dayOfInstant } from '../../feed/simulation/day-plan'
import { playSeconds } from '../../feed/simulation/match-plan'
import { scriptOf } from '../../feed/script-of'
import { venueIn } from '../../services/matches/venue'
import { wireMatch } from '../../services/matches/wire-match'
import { seconds } from '../../ports/clock'
import {
  attendedMatches,
  competitionsOfDay,
  matchById,
  matchesOfDay,
  setAttention,
  storedPlan,
} from '../../store/matches/matches'
import type { Handlers } from '../handler'
import { Refusal } from '../../services/refusal'

const COMMENTARY_LINES = 200

export const matchHandlers = {
  getDateMatch: async ({ date, sport_id }, { context, viewer, lang }) => {
    const { today, day } = dayOf(context, date)
    const rows = await matchesOfDay(context.db, {
      day,
      sport: sport_id,
      viewer: keyOf(viewer),
      andRunning: day === today,
    })
    return { date: date || shanghaiDay(seconds(context.clock)), list: rows.map((row) => wireMatch(row, lang)) }
  },

  getEventByDate: async ({ date, sport_id }, { context }) => ({
    list: await competitionsOfDay(context.db, dayOf(context, date).day, sport_id),
  }),

  getAttentMatchlist: async (_request, { context, viewer, lang }) => ({
    list: (await attendedMatches(context.db, viewer.userID)).map((row) => wireMatch(row, lang)),
  }),

  attentMatch: async ({ sport, matchid, type }, { context, viewer }) => {
    await findMatch(context, sport, matchid, '')
    await setAttention(context.db, {
      viewer: viewer.userID,
      matchId: matchid,
      attended: type === 1,
      now: seconds(context.clock),
    })
    return { attented: type }
  },

  getMatchInfo: async ({ sport, matchid }, { context, viewer, lang }) => {
    const row = await findMatch(context, sport, matchid, keyOf(viewer))
    return { match: wireMatch(row, lang, 'large'), venue: venueIn(row, lang), referee: row.referee }
  },

  getMatchData: async ({ sport, matchid }, { context }) => {
    const { plan, script, at } = await findStory(context, sport, matchid)
    return { stats: matchStats(plan, script, at), momentum: momentumUntil(script, at) }
  },

  getTliveData: async ({ sport, matchid, startid }, { context, lang }) => {
    const row = await findMatch(context, sport, matchid, '')
    const { plan, script, at } = await findStory(context, sport, matchid)
    const names =
      lang === 'zh'
        ? { home: row.home.short_name_zh, away: row.away.short_name_zh }
        : { home: row.home.short_name_pt, away: row.away.short_name_pt }
    return { list: commentaryAfter(plan, script, { at, startId: startid, limit: COMMENTARY_LINES, names, lang }) }
  },

  matchOdd: async ({ sport, matchid }, { context }) => {
    const { plan, script, at } = await findStory(context, sport, matchid)
    return { list: script.plays.length === 0 ? [] : bookmakerOdds(plan, script, at) }
  },

  getMatchAnchors: async ({ sport, matchid }, { context, lang }) => {
    await findMatch(context, sport, matchid, '')
    return { list: await roomsOfMatch(context, matchid, lang) }
  },

  getIncidentsData: async ({ matchid }, { context, lang }) => {
    const { script, at } = await findStory(context, 'football', matchid)
    return { list: incidentsUntil(script, at, lang) }
  },
} satisfies Handlers<typeof matchEndpoints>

/** Guests collect too; a visitor without either has collected nothing. */
const keyOf = (viewer: Viewer): string => (viewer.kind === 'visitor' ? '' : viewer.userID)

const dayOf = ({ clock }: Context, date: string) => {
  const today = dayOfInstant(seconds(clock))
  return { today, day: date === '' ? today : dayOfInstant(Date.parse(`${date}T00:00:00+08:00`) / 1000) }
}

type SportOfPath = 'football' | 'basketball' | 'esport'

/** A match of another sport than the path's does not exist. */
const findMatch = async ({ db }: Context, sport: SportOfPath, id: number, viewer: string) => {
  const row = await matchById(db, id, viewer)
  if (row === null || row.sport_id !== SPORT[sport]) throw new Refusal('notFound')
  return row
}

const findStory = async ({ db, clock }: Context, sport: SportOfPath, id: number) => {
  const stored = await storedPlan(db, id)
  if (stored === null || stored.plan.sport !== SPORT[sport]) throw new Refusal('notFound')
  return { plan: stored.plan, script: scriptOf(stored), at: playSeconds(stored.plan, clock.now() / 1000) }
}
