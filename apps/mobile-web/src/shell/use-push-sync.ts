import { useEffect } from 'react'
import { matchNotices } from '../matches/match-notices'
import { pushPermission } from '../matches/push-permission'
import { shieldsOf } from '../matches/spoiler-shield'
import { viewerIdOf } from '../store/session'
import { useAppDispatch, useAppSelector } from '../store/store'

/** Keeps the server's copy of what messages for this browser may tell, in which language, and for whom. */
export const usePushSync = (): void => {
  const dispatch = useAppDispatch()
  const viewer = useAppSelector(({ session }) => viewerIdOf(session))
  const lang = useAppSelector(({ preferences }) => preferences.lang)
  const { muted, push } = useAppSelector(matchNotices.selectSlice)
  const shields = useAppSelector(shieldsOf)
  useEffect(() => {
    if (viewer === '' || pushPermission() !== 'granted') return
    void import('../matches/push-subscription').then(({ savePush }) => dispatch(savePush())).catch(() => undefined)
  }, [dispatch, viewer, lang, muted, push, shields])
}
