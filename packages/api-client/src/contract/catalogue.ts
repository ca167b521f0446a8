import type { Bodies, Endpoint } from './define-endpoint'
import { activityRows } from './endpoints/activities'
import { anchorRows } from './endpoints/anchors'
import { applyRows } from './endpoints/apply'
import { articleRows } from './endpoints/articles'
import { chatGroupRows } from './endpoints/chat-groups'
import { commentRows } from './endpoints/comments'
import { couponRows } from './endpoints/coupons'
import { configRows } from './endpoints/config'
import { databaseRows } from './endpoints/database'
import { fifaRows } from './endpoints/fifa'
import { followRows } from './endpoints/follows'
import { giftRows } from './endpoints/gifts'
import { homeRows } from './endpoints/home'
import { inviteRows } from './endpoints/invite'
import { liveRows } from './endpoints/live'
import { liveRoomRows } from './endpoints/live-rooms'
import { liveShowRows } from './endpoints/live-shows'
import { matchDetailRows } from './endpoints/match-details'
import { matchListRows } from './endpoints/match-lists'
import { matchPageRows } from './endpoints/match-page'
import { matchRows } from './endpoints/matches'
import { materialRows } from './endpoints/material'
import { messageRows } from './endpoints/messages'
import { mobileRows } from './endpoints/mobile'
import { planRows } from './endpoints/plans'
import { modelRows } from './endpoints/models'
import { profileRows } from './endpoints/profile'
import { ownAccountRows } from './endpoints/own-account'
import { recordRows } from './endpoints/records'
import { quizRows } from './endpoints/quizzes'
import { roomManagerRows } from './endpoints/room-managers'
import { searchRows } from './endpoints/search'
import { serviceRows } from './endpoints/service'
import { sessionRows } from './endpoints/sessions'
import { channelRows } from './endpoints/channel'
import { shareRows } from './endpoints/share'
import { rechargeRows } from './endpoints/recharge'
import { shopRows } from './endpoints/shop'
import { taskRows } from './endpoints/tasks'
import { uploadRows } from './endpoints/uploads'
import { userRows } from './endpoints/user'
import { videoRows } from './endpoints/videos'
import { viewerRows } from './endpoints/viewer'
import { walletRows } from './endpoints/wallet'
import { withdrawRows } from './endpoints/withdraw'
import * as schemas from './schemas'

/** All rows of the contract, for the server, the fake API, the tests and the docs. Clients import single rows. */
export const endpoints = {
  ...viewerRows,
  ...userRows,
  ...mobileRows,
  ...profileRows,
  ...sessionRows,
  ...shareRows,
  ...channelRows,
  ...recordRows,
  ...ownAccountRows,
  ...configRows,
  ...materialRows,
  ...messageRows,
  ...searchRows,
  ...serviceRows,
  ...taskRows,
  ...anchorRows,
  ...applyRows,
  ...articleRows,
  ...activityRows,
  ...videoRows,
  ...commentRows,
  ...chatGroupRows,
  ...followRows,
  ...giftRows,
  ...quizRows,
  ...planRows,
  ...inviteRows,
  ...homeRows,
  ...liveRows,
  ...liveRoomRows,
  ...liveShowRows,
  ...roomManagerRows,
  ...matchRows,
  ...matchListRows,
  ...matchDetailRows,
  ...databaseRows,
  ...fifaRows,
  ...matchPageRows,
  ...uploadRows,
  ...walletRows,
  ...rechargeRows,
  ...shopRows,
  ...couponRows,
  ...withdrawRows,
  ...modelRows,
} satisfies { readonly [Name in keyof typeof schemas]: Endpoint<Name> }

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** The schemas of the bodies by the name of the call. */
export const endpointSchemas: { readonly [Name in EndpointName]: (typeof schemas)[Name] } = schemas

/** The schemas of any call. */
export const bodiesOf = (name: EndpointName): Bodies => endpointSchemas[name]
