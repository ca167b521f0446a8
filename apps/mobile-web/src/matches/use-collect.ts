import type { Match } from '@org/api-client/contract'
import { sportName } from '@org/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttentMatchMutation } from '../api'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'

/** Collects a match at once and takes it back when the server refuses. A second tap waits for the first. */
export const useCollect = (match: Match) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [attent, { isLoading }] = useAttentMatchMutation()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const collected = wanted ?? match.attented === 1
  const toggle = () => {
    const sport = sportName(match.sport_id)
    if (isLoading || sport === null || sport === 'all') return
    const next = !collected
    setWanted(next)
    void attent({ sport, matchid: match.id, type: next ? 1 : 0 }).then(({ error }) => {
      if (!error) return
      setWanted(null)
      if ('errorName' in error && error.errorName !== 'REFUSED')
        dispatch(
          toastShown(
            'failure',
            t(($) => $.error.network),
          ),
        )
    })
  }
  return { collected, toggle }
}
