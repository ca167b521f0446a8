import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { roomsOnAir } from '../../store/live/rooms'
import type { Context } from '../context'
import type { Language } from '../language'
import { recommendedAnchors } from '../live/anchor-page'
import { withMatches } from '../live/list-rooms'
import { recommendedMatches } from '../matches/recommended-matches'
import { shownPlacements } from './placements'

/** Of each kind. */
const MOST = 6
/** Enough rooms to choose from. */
const ROOMS = 24

interface HomeReader {
  readonly site: string
  /** The viewer's id; empty for none. */
  readonly viewer: string
  readonly lang: Language
}

/** What the home page shows. A room may be in several of the lists. */
export const homeData = async (
  context: Context,
  { site, viewer, lang }: HomeReader,
): Promise<ReplyOf<Endpoints['getHomeData']>> => {
  const { db, clock } = context
  const [{ rows }, anchors, matches, { announcement }] = await Promise.all([
    roomsOnAir(db, clock.now() / 1000, { category: 0, offset: 0, limit: ROOMS }),
    recommendedAnchors(context, 0, lang),
    recommendedMatches(context, 0, { viewer, lang }),
    shownPlacements(context, { site, lang, places: ['announcement'] }),
  ])
  const rooms = await withMatches(db, rows, viewer, lang)
  const preferred = new Set(rows.flatMap(({ anchor_id, priority }) => (priority > 0 ? [anchor_id] : [])))
  return {
    anchorm_lives: rooms.filter(({ match }) => match !== null).slice(0, MOST),
    hot: rooms.toSorted((one, other) => other.hot - one.hot).slice(0, MOST),
    lives: rooms.slice(0, MOST),
    srec_lives: rooms.filter(({ anchorid }) => preferred.has(anchorid)).slice(0, MOST),
    rec_anchors: anchors.list,
    rec_matchs: matches.slice(0, MOST),
    announcement: announcement[0] ?? null,
  }
}
