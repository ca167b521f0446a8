import { matchPath, bannerPlace, instantFromMs, nextBannerTick } from '@org/domain'
import { MatchStartBanner } from '@org/ui/sport'
import { useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useNavigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '../store/store'
import { bannerActed } from '../store/banners'

const now = () => instantFromMs(Date.now())

/** The banners of match starts and of what happens in collected matches, the newest on top. Rule: DOM-62. */
export const MatchStartBanners = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const stack = useAppSelector((state) => state.banners)
  useEffect(() => {
    const next = nextBannerTick(stack)
    if (next === null) return
    const timer = setTimeout(
      () => dispatch(bannerActed({ type: 'tick', now: now() })),
      Math.max(0, (next - now()) * 1000) + 10,
    )
    return () => clearTimeout(timer)
  }, [stack, dispatch])
  return stack.map((banner, index) => (
    <MatchStartBanner
      key={`${banner.sport_id}:${banner.id}`}
      description={lang === 'cn' ? banner.desc : (banner.desc_pt ?? banner.desc)}
      text={banner.news ?? t(($) => $.banner.started)}
      linkLabel={t(($) => $.banner.watch)}
      closeLabel={t(($) => $.banner.close)}
      leaving={banner.remove}
      {...bannerPlace(index, stack.length)}
      onOpen={() => void navigate(matchPath(banner) ?? '/')}
      onTouch={() => dispatch(bannerActed({ type: 'touch', now: now() }))}
      onClose={() => dispatch(bannerActed({ type: 'close', now: now() }))}
    />
  ))
}
