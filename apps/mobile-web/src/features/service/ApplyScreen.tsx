import { Button, EmptyState, Illustration } from '@org/ui/basics'
import { useState } from 'react'
import { applyApi } from '../../api/apply'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { ApplyForm, type ApplicationType } from './ApplyForm'

const { useGetApplicationQuery } = applyApi

/** How a member becomes an anchor or a master: the form, and what came of it. */
const ApplyScreen = () => {
  const { t } = useTranslation('apply')
  const type = usePageParams('apply').type as ApplicationType
  return (
    <Page title={t(($) => $.titles[type])}>
      <MembersOnly>
        <Application key={type} type={type} />
      </MembersOnly>
    </Page>
  )
}

const Application = ({ type }: { type: ApplicationType }) => {
  const { t } = useTranslation('apply')
  const [isAgain, setAgain] = useState(false)
  const query = useGetApplicationQuery({ type }, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  return (
    <QueryView query={query} skeleton={{ kind: 'text', count: 4 }}>
      {({ state, reason }) => {
        if (state === 'none' || (state === 'rejected' && isAgain)) return <ApplyForm type={type} />
        return (
          <EmptyState
            role="status"
            icon={<Illustration kind="empty" />}
            title={t(($) => $.states[state].title)}
            hint={reason === '' ? t(($) => $.states[state].hint) : t(($) => $.reason, { reason })}
            {...(state === 'rejected' && {
              action: <Button onPress={() => setAgain(true)}>{t(($) => $.again)}</Button>,
            })}
          />
        )
      }}
    </QueryView>
  )
}

export default ApplyScreen
