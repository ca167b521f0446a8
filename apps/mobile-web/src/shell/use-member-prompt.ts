import { firstVipDays, mayAskMobile, pageOf, type PageName } from '@org/domain'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useNow } from '../hooks/use-now'
import { useViewer } from '../hooks/use-viewer'
import { useAppDispatch, useAppSelector } from '../store/store'
import { mobileAsked, promptsSeen } from './prompts-seen'

export type MemberPrompt = { kind: 'first-vip'; days: number } | { kind: 'bind-mobile' }

/** A member who does not want to bind a mobile is asked again after this time. */
const ASK_AGAIN_SECONDS = 30 * 86_400
/** Where a member looks after their account and money. */
const ASKS_MOBILE: readonly PageName[] = ['userCenter', 'setting', 'wallet', 'withdraw']

/**
 * The prompt for a member, at most one a visit and never over another dialog: the first-VIP reward, otherwise the
 * question for a mobile, which is not on the first page of a visit. `isWanted` is true also while it waits. Rules:
 * DOM-36, DOM-37.
 */
export const useMemberPrompt = () => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const { user } = useViewer()
  const now = useNow(60)
  const loginPrompt = useAppSelector(({ feedback }) => feedback.loginPrompt)
  const { mobile } = useAppSelector((state) => promptsSeen.selectSlice(state))
  const [shown, setShown] = useState<MemberPrompt | null>(null)
  const [isSpent, setSpent] = useState(false)

  const uid = user?.id ?? 0
  const days = firstVipDays(user, pathname)
  const wasAsked = mobile?.uid === uid && now - mobile.at < ASK_AGAIN_SECONDS
  const name = pageOf(pathname)?.name
  const isPlace = pathname !== firstPath && name !== undefined && ASKS_MOBILE.includes(name)
  const asks = isPlace && !wasAsked && mayAskMobile({ user, dialogOpen: loginPrompt || shown !== null })
  const kind = isSpent ? null : days !== null ? 'first-vip' : asks ? 'bind-mobile' : null
  useEffect(() => {
    if (kind === null || document.querySelector('dialog[open]')) return
    setSpent(true)
    setShown(kind === 'first-vip' ? { kind, days: days ?? 0 } : { kind })
    if (kind === 'bind-mobile') dispatch(mobileAsked({ uid, at: now }))
    // `pathname`: a prompt that had to wait is tried again on the next page.
  }, [kind, days, uid, now, pathname, dispatch])
  return { prompt: shown, isWanted: kind !== null || shown !== null, close: () => setShown(null) }
}
