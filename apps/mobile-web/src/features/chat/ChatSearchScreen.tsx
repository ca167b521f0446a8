import { EmptyState, Illustration, SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { Page } from '../../parts/page/Page'
import { LastSearches } from '../../parts/search/LastSearches'
import { searchesOf } from '../../parts/search/search-history'
import { SearchField } from '../../parts/search/SearchField'
import { useSearch } from '../../parts/search/use-search'
import { viewerIdOf } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { chatSearchHistory, historyCleared, searched } from './chat-search-history'
import { Findings } from './Findings'

/** The search in the people, the groups and the messages of the viewer, on the device. */
const ChatSearchScreen = () => {
  const { t } = useTranslation('findings')
  const { t: chat } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const viewer = useAppSelector(({ session }) => viewerIdOf(session))
  const { keyword, submit, ...field } = useSearch((text) => void dispatch(searched({ keyword: text, of: viewer })))
  return (
    <Page title={<SearchField submit={submit} {...field} placeholder={t(($) => $.placeholder)} />} align="start">
      {keyword === '' ? (
        <BeforeSearch onChoose={submit} />
      ) : (
        <WhenChat fallback={<SkeletonList kind="conversation" label={chat(($) => $.connecting)} />}>
          <Findings key={keyword} keyword={keyword} />
        </WhenChat>
      )}
    </Page>
  )
}

/** The last searches, or what can be searched for. */
const BeforeSearch = ({ onChoose }: { onChoose: (keyword: string) => void }) => {
  const { t } = useTranslation('findings')
  const dispatch = useAppDispatch()
  const entries = useAppSelector((state) => searchesOf(chatSearchHistory.selectSlice(state), viewerIdOf(state.session)))
  return entries.length > 0 ? (
    <LastSearches entries={entries} onChoose={onChoose} onClear={() => dispatch(historyCleared())} />
  ) : (
    <EmptyState icon={<Illustration kind="search" />} title={t(($) => $.before)} hint={t(($) => $.beforeHint)} />
  )
}

export default ChatSearchScreen
