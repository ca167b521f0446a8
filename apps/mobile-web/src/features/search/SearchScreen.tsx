import { SEARCH_TABS } from './search-tabs'
import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { SearchField } from '../../parts/search/SearchField'
import { AllResults } from './AllResults'
import { BeforeSearch } from './BeforeSearch'
import { FirstResults } from './FirstResults'
import { TYPES } from './search-tabs'
import { useKeptSearch } from './use-kept-search'

/** The search in everything: the first results of each kind, and a tab for all of a kind. */
const SearchScreen = () => {
  const { t } = useTranslation('search')
  const { keyword, submit, ...field } = useKeptSearch()
  return (
    <Page title={<SearchField submit={submit} {...field} placeholder={t(($) => $.placeholder)} />} align="start">
      {keyword === '' ? (
        <BeforeSearch onChoose={submit} />
      ) : (
        <PageTabs
          label={t(($) => $.kinds)}
          tabs={SEARCH_TABS.map((id) => ({ id, label: id === 'all' ? t(($) => $.all) : t(($) => $.types[id]) }))}
        >
          {(tab) =>
            tab === 'all' ? (
              <FirstResults keyword={keyword} types={TYPES} onChoose={submit} />
            ) : (
              <AllResults key={tab} keyword={keyword} type={tab} onChoose={submit} />
            )
          }
        </PageTabs>
      )}
    </Page>
  )
}

export default SearchScreen
