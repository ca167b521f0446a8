import type { Endpoints } from '@org/api-client/contract'
import { anchorCases } from './anchors'
import { applyCases } from './apply'
import { activityCases, articleCases } from './articles'
import { chatGroupCases } from './chat-groups'
import { configCases } from './config'
import { couponCases } from './coupons'
import { databaseCases } from './database'
import type { CasesOf } from './endpoint-case'
import { fifaCases } from './fifa'
import { followCases } from './follows'
import { giftCases } from './gifts'
import { homeCases } from './home'
import { inviteCases } from './invite'
import { liveCases } from './live'
import { liveShowCases } from './live-shows'
import { matchPageCases } from './match-page'
import { matchCases } from './matches'
import { materialCases } from './material'
import { messageCases } from './messages'
import { mobileCases } from './mobile'
import { modelCases } from './models'
import { planCases } from './plans'
import { profileCases } from './profile'
import { ownAccountCases } from './own-account'
import { recordCases } from './records'
import { quizCases } from './quizzes'
import { roomManagerCases } from './room-managers'
import { searchCases } from './search'
import { serviceCases } from './service'
import { sessionCases } from './sessions'
import { channelCases } from './channel'
import { shareCases } from './share'
import { rechargeCases } from './recharge'
import { shopCases } from './shop'
import { taskCases } from './tasks'
import { uploadCases } from './uploads'
import { userCases } from './user'
import { commentCases, videoCases } from './videos'
import { viewerCases } from './viewer'
import { withdrawCases } from './withdraw'
import { walletCases } from './wallet'

/** The record of each endpoint: its requests, who may send them, what they change, in which order the tests send them. */
export const endpointCases = {
  ...viewerCases,
  ...userCases,
  ...mobileCases,
  ...profileCases,
  ...sessionCases,
  ...recordCases,
  ...shareCases,
  ...channelCases,
  ...ownAccountCases,
  ...configCases,
  ...serviceCases,
  ...taskCases,
  ...followCases,
  ...giftCases,
  ...quizCases,
  ...planCases,
  ...inviteCases,
  ...homeCases,
  ...liveCases,
  ...liveShowCases,
  ...roomManagerCases,
  ...anchorCases,
  ...applyCases,
  ...articleCases,
  ...activityCases,
  ...videoCases,
  ...commentCases,
  ...chatGroupCases,
  ...matchCases,
  ...databaseCases,
  ...materialCases,
  ...messageCases,
  ...searchCases,
  ...fifaCases,
  ...matchPageCases,
  ...uploadCases,
  ...walletCases,
  ...rechargeCases,
  ...shopCases,
  ...couponCases,
  ...withdrawCases,
  ...modelCases,
} satisfies CasesOf<Endpoints>
