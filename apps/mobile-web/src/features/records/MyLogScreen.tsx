import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { ListRow } from '@org/ui/basics'
import { recordPagesApi } from '../../api/records'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'

const { useGetMyLogInfiniteQuery } = recordPagesApi

const KINDS = ['login', 'security', 'order', 'task'] as const

type Entry = ReplyOf<Endpoints['getMyLog']>['list'][number]

const keyOf = ({ id }: Entry) => id

/** What has happened in the member's account, by kind; the kind is in the URL. */
const MyLogScreen = () => {
  const { t } = useTranslation('records')
  return (
    <Page title={t(($) => $.log)}>
      <MembersOnly>
        <PageTabs label={t(($) => $.kind)} tabs={KINDS.map((id) => ({ id, label: t(($) => $.kinds[id]) }))}>
          {(kind) => <Entries key={kind} kind={kind} />}
        </PageTabs>
      </MembersOnly>
    </Page>
  )
}

const Entries = ({ kind }: { kind: (typeof KINDS)[number] }) => {
  const { t } = useTranslation('records')
  const momentText = useMomentText()
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const entries = usePaged(useGetMyLogInfiniteQuery({ kind }, options), keyOf)
  return (
    <Pullable query={entries}>
      <ListView
        label={t(($) => $.kinds[kind])}
        query={entries}
        skeleton="conversation"
        empty={{ title: t(($) => $.noEntries), hint: t(($) => $.noEntriesHints[kind]) }}
        keyOf={keyOf}
      >
        {({ title, text, created_at }) => (
          <ListRow title={title} {...(text !== '' && { note: text })} value={momentText(created_at)} />
        )}
      </ListView>
    </Pullable>
  )
}

export default MyLogScreen
