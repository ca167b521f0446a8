import { useSearchParams } from 'react-router'

/** The tab that the URL names, or the first one, and the choice of another, which replaces the entry of the history. */
export const useTab = <Id extends string>(ids: readonly Id[]): [tab: Id | undefined, choose: (id: Id) => void] => {
  const [query, setQuery] = useSearchParams()
  const tab = ids.find((id) => id === query.get('tab')) ?? ids[0]
  const choose = (id: Id) =>
    setQuery(
      (params) => {
        params.set('tab', id)
        return params
      },
      { replace: true },
    )
  return [tab, choose]
}
