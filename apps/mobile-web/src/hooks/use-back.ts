import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Goes back within the app; from a deep link, where there is nothing to go back to, it goes to `fallback`. */
export const useBack = (fallback: string) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }, [key, navigate, fallback])
}
