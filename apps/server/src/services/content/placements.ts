import type { Placement } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { type PlacementRow, placementsAt, type PlacementsQuery } from '../../store/content/placements'
import type { Context } from '../context'
import type { Language } from '../language'

type Place = PlacementRow['place']

interface PlacementsOf<Name extends Place> {
  readonly site: string
  readonly lang: Language
  readonly places: readonly Name[]
}

const MOST_AT_A_PLACE = 10

/** What is shown at each of some places now, in the operator's order. */
export const shownPlacements = async <Name extends Place>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { site, lang, places }: PlacementsOf<Name>,
): Promise<Record<Name, Placement[]>> => {
  const query: PlacementsQuery = { places, site, lang, now: seconds(clock) }
  const rows = await placementsAt(db, query)
  const at = (place: Name) => rows.filter((row) => row.place === place).slice(0, MOST_AT_A_PLACE)
  return Object.fromEntries(places.map((place) => [place, at(place).map(wirePlacement)])) as Record<Name, Placement[]>
}

const wirePlacement = ({ id, title, picture, target, per_day }: PlacementRow): Placement => ({
  id,
  title,
  picture,
  target_type: target === '' ? 'none' : target.startsWith('/') ? 'page' : 'web',
  target,
  per_day,
})
