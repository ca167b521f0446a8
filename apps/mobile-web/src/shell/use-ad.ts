import type { Placement } from '@org/api-client/contract'
import { pageOf, shanghaiDay, showsTabBar } from '@org/domain'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { configApi } from '../api/config'
import { useNowValue } from '../hooks/use-now'
import { useViewer } from '../hooks/use-viewer'
import { thisBrowser } from '../site/device'
import { useAppDispatch, useAppSelector } from '../store/store'
import { adSeen, adsSeen } from './ads-seen'

const { useGetCommonConfigQuery } = configApi

/**
 * The advertisement to show: one at the start of a visit, on its first tab page; one over the home page; one before a
 * stream. At most one for each arrival at a page, each as often in a day as its operator says, none over another dialog
 * or for a member who has none. `waits` is true while another prompt comes first.
 */
export const useAd = (waits: boolean) => {
  const dispatch = useAppDispatch()
  const { pathname, key } = useLocation()
  const { user } = useViewer()
  const { data } = useGetCommonConfigQuery({})
  const day = useNowValue((now) => shanghaiDay(now))
  const seen = useAppSelector((state) => adsSeen.selectSlice(state))
  const loginPrompt = useAppSelector(({ feedback }) => feedback.loginPrompt)
  const [shown, setShown] = useState<Placement | null>(null)
  const [spent, setSpent] = useState({ hasLaunched: false, key: '' })

  const name = pageOf(pathname)?.name
  const isLaunch = !spent.hasLaunched && showsTabBar(pathname, thisBrowser())
  const timesSeen = ({ id }: Placement) => (seen.day === day ? (seen.counts[id] ?? 0) : 0)
  const due = (ads: readonly Placement[] = []) => ads.find((ad) => timesSeen(ad) < ad.per_day)
  const config = data?.config
  const ad =
    (isLaunch ? due(config?.launch_ad) : undefined) ??
    due(name === 'home' ? config?.home_pop_ad : name === 'liveDetail' ? config?.live_play_ad : [])
  const mayShow = !waits && !loginPrompt && shown === null && spent.key !== key && user?.is_no_popad !== 1
  useEffect(() => {
    if (!mayShow || ad === undefined || document.querySelector('dialog[open]')) return
    setSpent(({ hasLaunched }) => ({ hasLaunched: hasLaunched || isLaunch, key }))
    setShown(ad)
    dispatch(adSeen({ id: ad.id, day }))
  }, [mayShow, ad, isLaunch, key, day, dispatch])
  return { ad: shown, close: () => setShown(null) }
}
