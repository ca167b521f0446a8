import type { followRows } from '@org/api-client/contract'
import { followedBy, followUser, listFans, listFollows } from '../../services/people/follows'
import type { Handlers } from '../handler'

export const followHandlers = {
  followUser: ({ userid, type }, { context, viewer, network }) =>
    followUser(context, { uid: viewer.uid, network }, userid, type),
  getFollowed: (_request, { context, viewer }) => followedBy(context, viewer.uid),
  getFollows: (request, { context, viewer, lang }) => listFollows(context, viewer.uid, request, lang),
  getFans: (request, { context, viewer, lang }) => listFans(context, viewer.uid, request, lang),
} satisfies Handlers<typeof followRows>
