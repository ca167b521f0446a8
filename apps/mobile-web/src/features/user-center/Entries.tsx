import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { claimableStages, dailyTasks, OTHER_TASKS, pagePath } from '@org/domain'
import { Badge, countText, ListGroup, ListRow } from '@org/ui/basics'
import {
  Award,
  Bell,
  CalendarHeart,
  ClipboardList,
  Gift,
  History,
  ImageUp,
  ListChecks,
  MessageCircleQuestion,
  Mic,
  Radio,
  ReceiptText,
  Ticket,
  UserCheck,
  UserPen,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { messageApi } from '../../api/messages'
import { useHasPage } from '../../hooks/use-has-page'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'

const { useGetMessageCountsQuery } = messageApi

interface EntriesProps {
  /** Undefined until they are loaded. */
  tasks: ReplyOf<Endpoints['getTaskInfo']>['tasks'] | undefined
}

/** The pages of a member, with how many awards and messages wait there. */
export const Entries = ({ tasks = {} }: EntriesProps) => {
  const { t } = useTranslation('user')
  const { user } = useViewer()
  const plans = pagePath('plans', { type: 'hot' })
  const hasPlans = useHasPage(plans)
  const lang = useAppSelector((state) => state.preferences.lang)
  const { data: unread } = useGetMessageCountsQuery({}, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  const messages = Object.values(unread ?? {}).reduce((sum, count) => sum + count, 0)
  const awards = [...dailyTasks(lang), ...OTHER_TASKS].reduce((sum, key) => {
    const task = tasks[key]
    return task ? sum + claimableStages(task) : sum
  }, 0)
  return (
    <ListGroup title={t(($) => $.entries.title)}>
      <Entry
        to={pagePath('task')}
        icon={<ListChecks />}
        title={t(($) => $.tasks.title)}
        note={awards > 0 ? t(($) => $.entries.awards, { count: awards }) : t(($) => $.entries.noAwards)}
        count={awards}
      />
      <Entry
        to={pagePath('message')}
        icon={<Bell />}
        title={t(($) => $.messages)}
        note={messages > 0 ? t(($) => $.entries.unread, { count: messages }) : undefined}
        count={messages}
      />
      <Entry to={pagePath('wallet')} icon={<Wallet />} title={t(($) => $.entries.wallet)} />
      <Entry to={pagePath('coupons')} icon={<Ticket />} title={t(($) => $.entries.coupons)} />
      {hasPlans && <Entry to={plans} icon={<ReceiptText />} title={t(($) => $.entries.plans)} />}
      <Entry to={pagePath('userInfo')} icon={<UserPen />} title={t(($) => $.entries.profile)} />
      <Entry to={pagePath('following')} icon={<UserCheck />} title={t(($) => $.following)} />
      <Entry to={pagePath('friends')} icon={<UsersRound />} title={t(($) => $.entries.friends)} />
      <Entry to={pagePath('activities')} icon={<CalendarHeart />} title={t(($) => $.entries.activities)} />
      <Entry to={pagePath('invite')} icon={<Gift />} title={t(($) => $.entries.invite)} />
      <Entry to={pagePath('liveRecord')} icon={<History />} title={t(($) => $.entries.lives)} />
      <Entry to={pagePath('myLog')} icon={<ClipboardList />} title={t(($) => $.entries.log)} />
      <Entry to={pagePath('myMaterial')} icon={<ImageUp />} title={t(($) => $.entries.material)} />
      {user?.is_anchor === 1 ? (
        <Entry to={pagePath('liveDetail', { id: user.uid })} icon={<Radio />} title={t(($) => $.entries.room)} />
      ) : (
        <Entry to={pagePath('apply', { type: 'anchor' })} icon={<Mic />} title={t(($) => $.entries.apply)} />
      )}
      {hasPlans && user?.is_youliao === 0 && (
        <Entry to={pagePath('apply', { type: 'master' })} icon={<Award />} title={t(($) => $.entries.applyMaster)} />
      )}
      <Entry to={pagePath('feedback')} icon={<MessageCircleQuestion />} title={t(($) => $.settings.feedback)} />
    </ListGroup>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  title: string
  /** Says what the count is of. */
  note?: string | undefined
  count?: number
}

const Entry = ({ to, icon, title, note, count = 0 }: EntryProps) => {
  const navigate = useNavigate()
  return (
    <ListRow
      icon={icon}
      title={title}
      {...(note === undefined ? {} : { note })}
      {...(count > 0
        ? {
            end: (
              <Badge tone="count" aria-hidden>
                {countText(count)}
              </Badge>
            ),
          }
        : {})}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}
