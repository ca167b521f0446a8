import { nameFor } from '@org/domain'
import { ImError } from '@org/im-sdk'
import type { GroupApplication } from '@org/im-sdk/group-applications'
import { Button, Sheet } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import type { AppChat } from '../../im/chat'
import { useChatChange } from '../../im/use-chat-change'
import { RequestRow } from '../../parts/RequestRow'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import type { Query } from '../../parts/page/query-state'
import { toastShown } from '../../store/feedback'
import { useAppDispatch, useAppSelector } from '../../store/store'

interface ApplicationSheetProps {
  query: Query<readonly GroupApplication[]>
  /** The group has another member. */
  onChanged: () => void
  onClose: () => void
}

/** Who asks to join a group, and the answers of a manager. */
const ApplicationSheet = ({ query, onChanged, onClose }: ApplicationSheetProps) => {
  const { t } = useTranslation('groups')
  const { t: common } = useTranslation()
  const answered = () => {
    void query.refetch()
    onChanged()
  }
  return (
    <Sheet open title={t(($) => $.applications.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <QueryView
        query={query}
        skeleton={{ kind: 'conversation', count: 3 }}
        empty={{
          when: (applications) => applications.length === 0,
          show: { title: t(($) => $.applications.empty), hint: t(($) => $.applications.emptyHint) },
        }}
      >
        {(applications) => (
          <ItemList
            label={t(($) => $.applications.title)}
            items={applications}
            keyOf={({ messageKey }) => String(messageKey)}
          >
            {(application) => <Application application={application} onAnswered={answered} />}
          </ItemList>
        )}
      </QueryView>
    </Sheet>
  )
}

interface ApplicationProps {
  application: GroupApplication
  onAnswered: () => void
}

const Application = ({ application, onAnswered }: ApplicationProps) => {
  const { t } = useTranslation('groups')
  const lang = useAppSelector((state) => state.preferences.lang)
  const dispatch = useAppDispatch()
  const [change, busy] = useChatChange()
  const { applicant, applicantNick, applicantAvatar, applicationType, userID, applyMessage, time } = application
  const note =
    applicationType === 1 ? t(($) => $.applications.invited, { name: userID }) : t(($) => $.applications.noMessage)
  const answer = (handleAction: 'Agree' | 'Reject') =>
    change(
      (chat) => decide(chat, application, handleAction),
      (outcome) => {
        dispatch(
          toastShown(
            outcome === 'late' ? 'failure' : 'success',
            t(($) => $.applications[outcome]),
          ),
        )
        onAnswered()
      },
    )
  return (
    <RequestRow
      userID={applicant}
      name={nameFor(applicantNick, lang) || applicant}
      avatar={applicantAvatar}
      note={applyMessage || note}
      time={time}
    >
      <Button size="small" tone="outline" busy={busy} onPress={() => answer('Reject')}>
        {t(($) => $.applications.refuse)}
      </Button>
      <Button size="small" busy={busy} onPress={() => answer('Agree')}>
        {t(($) => $.applications.accept)}
      </Button>
    </RequestRow>
  )
}

/** The first manager decides; the server tells the others that the application is no longer open. */
const decide = async (
  chat: AppChat,
  application: GroupApplication,
  handleAction: 'Agree' | 'Reject',
): Promise<{ data: 'accepted' | 'refused' | 'late' }> => {
  try {
    await chat.handleGroupApplication({ application, handleAction })
    return { data: handleAction === 'Agree' ? 'accepted' : 'refused' }
  } catch (error) {
    if (error instanceof ImError && error.errorName === 'INVALID_GROUP_PARAMETERS') return { data: 'late' }
    throw error
  }
}

export default ApplicationSheet
