import { useLocation } from 'react-router'

/**
 * Whether no page of the app is before this one in the history. The router counts its entries there: a first page that has
 * replaced its own address, as filters do, stays the first.
 */
export const useIsFirstPage = (): boolean => {
  const { key } = useLocation()
  return key === 'default' || placeIn(history.state) === 0
}

const placeIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
