import { pagePath } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { Trophy } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { searchApi } from '../../api/search'
import { useTranslation } from '../../i18n/use-translation'
import { LastSearches } from '../../parts/search/LastSearches'
import { Section } from '../../parts/Section'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { Proposals } from './Proposals'
import { historyCleared, searchHistory } from './search-history'

const { useGetHotSearchesQuery } = searchApi

/** What a search page shows without a keyword: the last searches and the hot ones. A page without hot ones is complete. */
export const BeforeSearch = ({ onChoose }: { onChoose: (keyword: string) => void }) => {
  const { t } = useTranslation('search')
  const dispatch = useAppDispatch()
  const entries = useAppSelector((state) => searchHistory.selectSlice(state).entries)
  const hot = useGetHotSearchesQuery({}).currentData?.list ?? []
  return (
    <>
      <LastSearches entries={entries} onChoose={onChoose} onClear={() => dispatch(historyCleared())} />
      {hot.length > 0 && (
        <Section title={t(($) => $.hot)}>
          <Proposals title={t(($) => $.hot)} keywords={hot} onChoose={onChoose} />
        </Section>
      )}
      <DatabaseLink />
    </>
  )
}

const DatabaseLink = () => {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const to = pagePath('database')
  return (
    <ListGroup>
      <ListRow icon={<Trophy />} title={t(($) => $.database)} href={useHref(to)} onPress={() => void navigate(to)} />
    </ListGroup>
  )
}
