import { IconButton } from '@org/ui/basics'
import { CheckCheck } from 'lucide-react'
import { messageApi } from '../../api/messages'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { useAppSelector } from '../../store/store'
import { MessageList } from './MessageList'

const { useGetMessageCountsQuery, useReadMessagesMutation } = messageApi

const KINDS = ['system', 'order', 'plan', 'anchor'] as const

/** What the product tells the member, by kind; the kind is in the URL. */
const MessageScreen = () => {
  const { t } = useTranslation('messages')
  const { t: common } = useTranslation()
  const loggedIn = useAppSelector((state) => state.session.token !== '')
  const { data: counts } = useGetMessageCountsQuery({}, { skip: !loggedIn, refetchOnReconnect: true })
  const [read, { isLoading }] = useReadMessagesMutation()
  const unread = KINDS.some((kind) => (counts?.[kind] ?? 0) > 0)
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        loggedIn && (
          <IconButton
            label={t(($) => $.readAll)}
            icon={<CheckCheck />}
            disabled={!unread || isLoading}
            onPress={() => void read({})}
          />
        )
      }
    >
      <MembersOnly>
        <PageTabs
          label={t(($) => $.kind)}
          tabs={KINDS.map((id) => {
            const count = counts?.[id] ?? 0
            return { id, label: t(($) => $.kinds[id]), count, countLabel: common(($) => $.unread, { count }) }
          })}
        >
          {(kind) => <MessageList key={kind} kind={kind} />}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

export default MessageScreen
