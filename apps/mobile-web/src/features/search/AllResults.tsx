import type { SearchResult, SearchType } from '@org/api-client/contract'
import { searchPagesApi } from '../../api/search'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { keyOfResult } from './key-of-result'
import { ResultRow } from './ResultRow'
import { useNothingFound } from './use-nothing-found'

const { useSearchInfiniteQuery } = searchPagesApi

interface AllResultsProps {
  keyword: string
  type: SearchType
  onChoose: (keyword: string) => void
}

const matchOf = (result: SearchResult) => (result.type === 'matches' ? [result.item] : [])

/** All results of a kind, page by page. */
export const AllResults = ({ keyword, type, onChoose }: AllResultsProps) => {
  const { t } = useTranslation('search')
  const results = usePaged(useSearchInfiniteQuery({ keyword, type }, { refetchOnReconnect: true }), keyOfResult)
  const nothing = useNothingFound(keyword, { near: [], onChoose })
  return (
    <>
      {type === 'matches' && <SimulatedNote of={results.currentData?.list.flatMap(matchOf)} />}
      <ListView
        label={t(($) => $.types[type])}
        query={results}
        skeleton={type === 'matches' ? 'match' : 'conversation'}
        empty={nothing}
        keyOf={keyOfResult}
      >
        {(result, at) => <ResultRow result={result} keyword={keyword} before={results.currentData?.list[at - 1]} />}
      </ListView>
    </>
  )
}
