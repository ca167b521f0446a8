import type { Day, MatchSportId } from '@org/domain'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { afterFirstPage } from '../first-page'
import { useZoneName } from '../site/zone-context'
import type { AppStore } from '../store/store'

type DayCounts = Readonly<Record<Day, number>>

/** How many matches the days around a day have: empty until the page has settled, and if that cannot be loaded. */
export const useDayCounts = (today: Day, sport: MatchSportId): DayCounts => {
  const store = useStore() as AppStore
  const tz = useZoneName()
  const [known, setKnown] = useState<{ sport: MatchSportId; counts: DayCounts } | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      if (isGone) return
      const { matchListApi } = await import('../api/match-lists')
      const request = { date: today, sport_id: sport, tz }
      const query = matchListApi.endpoints.getRecentMatchCount.initiate(request, { subscribe: false })
      const { list } = await store.dispatch(query).unwrap()
      if (!isGone) setKnown({ sport, counts: Object.fromEntries(list.map(({ date, count }) => [date, count])) })
    }
    afterFirstPage(store, load).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [store, today, sport, tz])
  return known?.sport === sport ? known.counts : NONE
}

const NONE: DayCounts = {}
