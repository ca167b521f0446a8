import { matchPath, type Match } from '@org/domain'
import { useHref, useNavigate } from 'react-router'

/** The address of the page of any match, for lists, and what opens it in the app. */
export const useMatchLink = () => {
  const base = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  return {
    hrefOf: (match: Pick<Match, 'sport_id' | 'id'>) => base + (matchPath(match) ?? '/'),
    open: (match: Pick<Match, 'sport_id' | 'id'>) => void navigate(matchPath(match) ?? '/'),
  }
}
