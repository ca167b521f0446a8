import type { Endpoints } from '@org/api-client/contract'
import type { Handlers } from '../handler'
import { anchorHandlers } from './anchors'
import { applyHandlers } from './apply'
import { activityHandlers, articleHandlers } from './articles'
import { chatGroupHandlers } from './chat-groups'
import { configHandlers } from './config'
import { databaseHandlers } from './database'
import { fifaHandlers } from './fifa'
import { followHandlers } from './follows'
import { giftHandlers } from './gifts'
import { homeHandlers } from './home'
import { inviteHandlers } from './invite'
import { liveHandlers } from './live'
import { liveShowHandlers } from './live-shows'
import { matchPageHandlers } from './match-page'
import { matchHandlers } from './matches'
import { materialHandlers } from './material'
import { messageHandlers } from './messages'
import { mobileHandlers } from './mobile'
import { modelHandlers } from './models'
import { planHandlers } from './plans'
import { profileHandlers } from './profile'
import { ownAccountHandlers } from './own-account'
import { recordHandlers } from './records'
import { quizHandlers } from './quizzes'
import { roomManagerHandlers } from './room-managers'
import { searchHandlers } from './search'
import { serviceHandlers } from './service'
import { sessionHandlers } from './sessions'
import { channelHandlers } from './channel'
import { shareHandlers } from './share'
import { rechargeHandlers } from './recharge'
import { couponHandlers } from './coupons'
import { withdrawHandlers } from './withdraw'
import { shopHandlers } from './shop'
import { taskHandlers } from './tasks'
import { uploadHandlers } from './uploads'
import { userHandlers } from './user'
import { commentHandlers, videoHandlers } from './videos'
import { viewerHandlers } from './viewer'
import { walletHandlers } from './wallet'

/** One for every row of the contract: a row without a handler does not compile. */
export const handlers = {
  ...viewerHandlers,
  ...userHandlers,
  ...mobileHandlers,
  ...profileHandlers,
  ...sessionHandlers,
  ...shareHandlers,
  ...channelHandlers,
  ...recordHandlers,
  ...ownAccountHandlers,
  ...configHandlers,
  ...materialHandlers,
  ...messageHandlers,
  ...searchHandlers,
  ...serviceHandlers,
  ...taskHandlers,
  ...anchorHandlers,
  ...applyHandlers,
  ...articleHandlers,
  ...activityHandlers,
  ...videoHandlers,
  ...commentHandlers,
  ...chatGroupHandlers,
  ...followHandlers,
  ...giftHandlers,
  ...planHandlers,
  ...quizHandlers,
  ...inviteHandlers,
  ...homeHandlers,
  ...liveHandlers,
  ...liveShowHandlers,
  ...roomManagerHandlers,
  ...matchHandlers,
  ...databaseHandlers,
  ...fifaHandlers,
  ...matchPageHandlers,
  ...uploadHandlers,
  ...walletHandlers,
  ...rechargeHandlers,
  ...shopHandlers,
  ...couponHandlers,
  ...withdrawHandlers,
  ...modelHandlers,
} satisfies Handlers<Endpoints>
