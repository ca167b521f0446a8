import type { IdKind } from '@org/api-client/contract'
import { couponOf } from '../coupon-of'
import { payoutOf, withdrawOf } from '../withdraw-of'
import { commentOf } from '../comment-of'
import { materialOf } from '../material-of'
import { rechargeOf } from '../recharge-of'
import { announcementOf, NORMAL_GROUP } from '../contract/chat-groups'
import { newPlan } from '../contract/plans'
import { newQuiz } from '../contract/quizzes'
import type { Swap } from './callers'
import type { RestWorld } from './rest-world'

type Values = Readonly<Record<Swap, unknown>>

/** By what an id names: the ids that replace the member's own. */
const VALUES: { readonly [Kind in IdKind]: (world: RestWorld) => Values | Promise<Values> } = {
  account: ({ nameOf, actors }) => ({
    foreign: nameOf('banned'),
    absent: 'nobody1',
    otherKind: actors.guest.userID,
    unstorable: 'a\0',
  }),
  activity: ({ matchID }) => ({ foreign: 1, absent: NO_ROW, otherKind: matchID, unstorable: '1\0' }),
  announcement: async (world) => ({
    foreign: await announcementOf(world, NORMAL_GROUP),
    absent: NO_ROW,
    otherKind: world.matchID,
    unstorable: '1\0',
  }),
  article: ({ matchID }) => ({ foreign: 2, absent: NO_ROW, otherKind: matchID, unstorable: '1\0' }),
  collection: ({ matchID }) => ({ foreign: 2, absent: NO_ROW, otherKind: matchID, unstorable: '1\0' }),
  comment: async ({ strangerID, server, matchID }) => ({
    foreign: await commentOf(server, Number(strangerID)),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  coupon: async ({ strangerID, server, matchID }) => ({
    foreign: await couponOf(server.context, Number(strangerID), 'any'),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  payout: async ({ strangerID, server, matchID }) => ({
    foreign: await payoutOf(server.context, Number(strangerID)),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  withdraw: async ({ strangerID, server, matchID }) => ({
    foreign: await withdrawOf(server.context, Number(strangerID)),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  moment: ({ matchID }) => ({ foreign: 2, absent: NO_ROW, otherKind: matchID, unstorable: '1\0' }),
  video: ({ matchID }) => ({ foreign: 2, absent: NO_ROW, otherKind: matchID, unstorable: '1\0' }),
  captcha: async ({ captcha, actors }) => ({
    foreign: (await captcha('login')).code,
    absent: 'nobody has drawn it',
    otherKind: actors.guest.userID,
    unstorable: 'nobody\0has drawn it',
  }),
  invitation: ({ actors }) => ({
    foreign: 'ANCHOR01',
    absent: 'NOBODYS',
    otherKind: actors.member.userID,
    unstorable: 'A\0',
  }),
  user: ({ strangerID, actors }) => ({
    foreign: strangerID,
    absent: 999_999,
    otherKind: `0x${Number(actors.other.userID).toString(16)}`,
    unstorable: '1\0',
  }),
  plan: async (world) => ({
    foreign: await newPlan(world),
    absent: NO_ROW,
    otherKind: world.anchorID * 1_000,
    unstorable: '1\0',
  }),
  quiz: async (world) => ({
    foreign: await newQuiz(world),
    absent: NO_ROW,
    otherKind: world.anchorID * 1_000,
    unstorable: '1\0',
  }),
  room: ({ anchorID, actors }) => ({
    foreign: anchorID + 1,
    absent: 999_999,
    otherKind: Number(actors.member.userID),
    unstorable: '1\0',
  }),
  group: ({ groupID, actors }) => ({
    foreign: groupID,
    absent: 'nobodys',
    otherKind: actors.member.userID,
    unstorable: 'a\0',
  }),
  league: ({ season, matchID }) => ({
    foreign: season.event_id,
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  season: ({ season, matchID }) => ({
    foreign: season.season_id,
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  session: async ({ sessionOf, strangerID, matchID }) => ({
    foreign: (await sessionOf(strangerID)).id,
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  team: ({ nations, anchorID }) => ({ foreign: nations[1], absent: NO_ROW, otherKind: anchorID, unstorable: '1\0' }),
  notice: ({ strangerNotice, actors }) => ({
    foreign: [strangerNotice],
    absent: [NO_ROW],
    otherKind: [`${actors.member.userID}`],
    unstorable: ['1\0'],
  }),
  material: async ({ server, strangerID, matchID }) => ({
    foreign: await materialOf(server.context, Number(strangerID)),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  recharge: async ({ server, strangerID, matchID }) => ({
    foreign: await rechargeOf(server.context, Number(strangerID)),
    absent: NO_ROW,
    otherKind: matchID,
    unstorable: '1\0',
  }),
  upload: ({ strangerUpload, actors }) => ({
    foreign: [strangerUpload],
    absent: [strangerUpload.replace(/[\w-]{22}/, 'nobody_has_uploaded_it')],
    otherKind: [actors.member.userID],
    unstorable: ['a\0'],
  }),
  match: ({ matchID, anchorID }) => ({ foreign: matchID, absent: NO_ROW, otherKind: anchorID, unstorable: '1\0' }),
}
const NO_ROW = 2_000_000_000

export const swappedIds = async (kind: IdKind, world: RestWorld): Promise<Values> => VALUES[kind](world)
