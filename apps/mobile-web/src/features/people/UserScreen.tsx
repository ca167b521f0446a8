import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatCount, isOn, pagePath } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { ListGroup, ListRow, SkeletonList } from '@org/ui/basics'
import { skipToken } from '@reduxjs/toolkit/query'
import { Flag, MessageCircle, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { userApi } from '../../api/user'
import { useConfig } from '../../hooks/use-config'
import { useLastOnline } from '../../hooks/use-last-online'
import { useLocale } from '../../hooks/use-locale'
import { useMark } from '../../hooks/use-mark'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { viewerIdOf } from '../../store/session'
import { useAppSelector } from '../../store/store'
import { Relation } from './Relation'

const { useGetUserBasicInfoQuery } = userApi

type Card = ReplyOf<Endpoints['getUserBasicInfo']>

/** A user: who that is, and what the viewer can do with them: write, follow, befriend, block, report. */
const UserScreen = () => {
  const { t } = useTranslation('people')
  const params = usePageParams('chatUser', 'vipUser')
  const userID = 'id' in params ? params.id : String(params.uid)
  const viewerKnown = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const query = useGetUserBasicInfoQuery(viewerKnown ? { id: userID } : skipToken, { refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.user.title)}
      query={query}
      skeleton={<SkeletonList kind="conversation" count={4} label={t(($) => $.user.title)} />}
      missing={{ title: t(($) => $.user.missing) }}
    >
      {(card) => <User key={userID} userID={userID} card={card} />}
    </DetailPage>
  )
}

const User = ({ userID, card }: { userID: string; card: Card }) => {
  const { t } = useTranslation('people')
  const { t: chat } = useTranslation('chat')
  const locale = useLocale()
  const { config } = useConfig()
  const isMe = useAppSelector(({ session }) => viewerIdOf(session) === userID)
  const tag = useMark('user_tag', card.tag)
  const count = (value: number) => formatCount(value, locale) ?? '0'
  // Guests have no number: nobody follows or befriends them.
  const isMember = card.uid > 0
  const lastOnline = useLastOnline(isMember && !isMe ? userID : null)
  return (
    <>
      <ProfileHead
        name={card.nick_name}
        avatar={card.avatar}
        signature={card.signature || t(($) => $.user.noSignature)}
        {...(isMember && {
          badges: [
            `Lv.${card.user_level}`,
            ...(card.vip_level > 0 ? [`VIP${card.vip_level}`] : []),
            ...(tag ? [tag] : []),
          ],
          stats: [
            { id: 'fans', label: t(($) => $.user.fans), value: count(card.fans_count) },
            { id: 'follows', label: t(($) => $.user.follows), value: count(card.attent_count) },
          ],
          actions: <FollowAction uid={card.uid} />,
        })}
      />
      {(isMe || card.is_anchor === 1 || lastOnline) && (
        <ListGroup>
          {lastOnline && (
            <ListRow title={chat(($) => (lastOnline.isNow ? $.presence : $.lastOnline))} value={lastOnline.text} />
          )}
          {isMe && <Leads to={pagePath('userInfo')} title={t(($) => $.user.own)} />}
          {card.is_anchor === 1 && (
            <Leads to={pagePath('anchor', { uid: card.uid })} title={t(($) => $.user.anchor)} icon={<Radio />} />
          )}
        </ListGroup>
      )}
      {!isMe && (
        <>
          <ListGroup>
            {isOn(config.switches, 'userchat') && (
              <Leads to={pagePath('chatRoom', { id: userID })} title={t(($) => $.user.chat)} icon={<MessageCircle />} />
            )}
            <Leads
              to={pagePath('chatReport', { type: 'user', gid: userID })}
              title={t(($) => $.user.report)}
              icon={<Flag />}
            />
          </ListGroup>
          <WhenChat fallback={<SkeletonList kind="conversation" count={2} label={t(($) => $.user.relation)} />}>
            <Relation userID={userID} name={card.nick_name} mayBefriend={isMember} />
          </WhenChat>
        </>
      )}
    </>
  )
}

const Leads = ({ to, ...row }: { to: string; title: string; icon?: ReactNode }) => {
  const navigate = useNavigate()
  return <ListRow {...row} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default UserScreen
