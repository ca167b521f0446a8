import { useSearch, type SearchState } from '../../parts/search/use-search'
import { useAppDispatch } from '../../store/store'
import { searched } from './search-history'

/** The keyword of a search page. What is searched for at once is kept in the history. */
export const useKeptSearch = (): SearchState => {
  const dispatch = useAppDispatch()
  return useSearch((keyword) => void dispatch(searched({ keyword })))
}
