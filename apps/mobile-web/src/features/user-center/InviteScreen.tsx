import { ListRow, Section, Skeleton } from '@org/ui/basics'
import { Suspense, useState } from 'react'
import { inviteApi, invitePagesApi } from '../../api/invite'
import { viewerApi } from '../../api/viewer'
import { useCopy } from '../../hooks/use-copy'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { usePaged } from '../../parts/page/use-paged'
import { InviteDialog } from './InviteDialog'
import styles from './InviteDialog.module.css'
import { laterPart } from '../../parts/later-part'

const InviteCard = laterPart(() => import('./InviteCard'))

const { useGetInviteInfoQuery } = inviteApi
const { useGetInviteesInfiniteQuery } = invitePagesApi
const { useGetUserInfoQuery } = viewerApi

const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }

/** The member's invite code, its link and its card, and who registered with it. */
const InviteScreen = () => {
  const { t } = useTranslation('invite')
  return (
    <Page title={t(($) => $.title)} layout="cards">
      <MembersOnly>
        <Code />
        <Section look="card" title={t(($) => $.friends)}>
          <Invitees />
        </Section>
      </MembersOnly>
    </Page>
  )
}

const Code = () => {
  const { t } = useTranslation('invite')
  const copy = useCopy()
  const [opened, setOpened] = useState(false)
  const info = useGetInviteInfoQuery({}, FRESH)
  const { data: member } = useGetUserInfoQuery({})
  return (
    <QueryView query={info} skeleton={<Skeleton shape="block" width="100%" height="20em" />}>
      {({ code, link, count, profit, award }) => (
        <>
          {member && (
            <Suspense fallback={<Skeleton shape="block" className={styles.card} />}>
              <InviteCard inviter={member} className={styles.card} />
            </Suspense>
          )}
          <Section look="card" title={t(($) => $.mine)}>
            <ListRow title={t(($) => $.code)} value={code} onPress={() => setOpened(true)} />
            <ListRow
              title={t(($) => $.link)}
              note={new URL(link, location.origin).href}
              value={t(($) => $.copy)}
              onPress={() => void copy(new URL(link, location.origin).href)}
            />
            <ListRow title={t(($) => $.count, { count })} note={t(($) => $.award, { gold: award })} />
            <ListRow title={t(($) => $.profit)} value={t(($) => $.gold, { gold: profit })} />
          </Section>
          {member && <InviteDialog inviter={member} open={opened} onClose={() => setOpened(false)} />}
        </>
      )}
    </QueryView>
  )
}

interface Invitee {
  name: string
  registered_at: number
}

/** Names are masked, so two friends who registered in one second may look the same. */
const keyOf = ({ name, registered_at }: Invitee) => `${registered_at}:${name}`

const Invitees = () => {
  const { t } = useTranslation('invite')
  const momentText = useMomentText()
  const invitees = usePaged(useGetInviteesInfiniteQuery({}, FRESH), keyOf)
  return (
    <ListView
      label={t(($) => $.friends)}
      query={invitees}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={keyOf}
    >
      {({ name, registered_at }) => <ListRow title={name} value={momentText(registered_at)} />}
    </ListView>
  )
}

export default InviteScreen
