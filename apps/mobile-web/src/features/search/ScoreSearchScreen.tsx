import type { SearchType } from '@org/api-client/contract'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { SearchField } from '../../parts/search/SearchField'
import { BeforeSearch } from './BeforeSearch'
import { FirstResults } from './FirstResults'
import { useKeptSearch } from './use-kept-search'

const TYPES = ['matches', 'teams', 'events'] as const satisfies readonly SearchType[]

/** The search of the scores: matches, teams and leagues. */
const ScoreSearchScreen = () => {
  const { t } = useTranslation('search')
  const { keyword, submit, ...field } = useKeptSearch()
  return (
    <Page title={<SearchField submit={submit} {...field} placeholder={t(($) => $.placeholder)} />} align="start">
      {keyword === '' ? (
        <BeforeSearch onChoose={submit} />
      ) : (
        <FirstResults keyword={keyword} types={TYPES} onChoose={submit} />
      )}
    </Page>
  )
}

export default ScoreSearchScreen
