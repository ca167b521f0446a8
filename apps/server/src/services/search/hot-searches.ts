import { seconds } from '../../ports/clock'
import { dayOfInstant } from '../../store/matches/day-of-instant'
import { leaguesOf } from '../../store/matches/leagues'
import { siteConfig } from '../../store/ops/site-config'
import type { FoundName } from '../../store/search/find-names'
import { hottestNames, leaguesOfDay } from '../../store/search/search-heat'
import type { Context } from '../context'
import type { Language } from '../language'
import { HOT_SEARCHES } from '../sites/site-settings'
import type { Site } from '../sites/sites'
import { shownNames } from './shown-names'

const MOST = 10

/** Keywords to propose: those of the operator, the names that are searched most, leagues of today, or else the best known. */
export const hotSearches = async (context: Context, site: Site, lang: Language): Promise<string[]> => {
  const { db, clock } = context
  const [chosen, counted, today] = await Promise.all([
    chosenBy(context, site, lang),
    hottestNames(db, MOST),
    leaguesOfDay(db, dayOfInstant(seconds(clock)), MOST),
  ])
  const leagues = today.length > 0 ? today : await bestKnown(context)
  const names = await shownNames(context, [...counted, ...leagues], lang)
  return [...new Set([...chosen, ...names])].slice(0, MOST)
}

const bestKnown = async ({ db }: Context): Promise<FoundName[]> =>
  (await leaguesOf(db, { sport: 0, offset: 0, limit: MOST })).map(({ id }) => ({ kind: 'event', target_id: id }))

const chosenBy = async ({ db }: Context, site: Site, lang: Language): Promise<string[]> => {
  const chosen = (await siteConfig(db, site))[HOT_SEARCHES[lang]]
  return typeof chosen === 'string'
    ? chosen
        .split(/[,，]/)
        .map((keyword) => keyword.trim())
        .filter(Boolean)
    : []
}
