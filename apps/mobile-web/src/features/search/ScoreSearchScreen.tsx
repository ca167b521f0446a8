import type { SearchType } from '@org/api-client/contract'
import { Page } from '../../parts/page/Page'
import { BeforeSearch } from './BeforeSearch'
import { FirstResults } from './FirstResults'
import { SearchField } from './SearchField'
import { useSearch } from './use-search'

const TYPES = ['matches', 'teams', 'events'] as const satisfies readonly SearchType[]

/** The search of the scores: matches, teams and leagues. */
const ScoreSearchScreen = () => {
  const { keyword, submit, ...field } = useSearch()
  return (
    <Page title={<SearchField submit={submit} {...field} />} align="start">
      {keyword === '' ? (
        <BeforeSearch onChoose={submit} />
      ) : (
        <FirstResults keyword={keyword} types={TYPES} onChoose={submit} />
      )}
    </Page>
  )
}

export default ScoreSearchScreen
