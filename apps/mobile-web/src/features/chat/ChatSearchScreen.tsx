import { EmptyState, Illustration, SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { Page } from '../../parts/page/Page'
import { SearchField } from '../../parts/search/SearchField'
import { useSearch } from '../../parts/search/use-search'
import { Findings } from './Findings'

/** The search in the people, the groups and the messages of the viewer, on the device. */
const ChatSearchScreen = () => {
  const { t } = useTranslation('findings')
  const { t: chat } = useTranslation('chat')
  const { keyword, ...field } = useSearch()
  return (
    <Page title={<SearchField {...field} placeholder={t(($) => $.placeholder)} />} align="start">
      {keyword === '' ? (
        <EmptyState icon={<Illustration kind="search" />} title={t(($) => $.before)} hint={t(($) => $.beforeHint)} />
      ) : (
        <WhenChat fallback={<SkeletonList kind="conversation" label={chat(($) => $.connecting)} />}>
          <Findings key={keyword} keyword={keyword} />
        </WhenChat>
      )}
    </Page>
  )
}

export default ChatSearchScreen
