import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { FeedbackForm } from './FeedbackForm'
import { MyFeedback } from './MyFeedback'

const TABS = ['write', 'mine'] as const

/** What a user tells customer service, and what it has answered. */
const FeedbackScreen = () => {
  const { t } = useTranslation('service')
  return (
    <Page title={t(($) => $.title)}>
      <PageTabs label={t(($) => $.title)} tabs={TABS.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}>
        {(tab) =>
          tab === 'write' ? (
            <FeedbackForm />
          ) : (
            <MembersOnly>
              <MyFeedback />
            </MembersOnly>
          )
        }
      </PageTabs>
    </Page>
  )
}

export default FeedbackScreen
