import type { commentRows, videoRows } from '@org/api-client/contract'
import { addComment, deleteComment, likeContent, listComments } from '../../services/content/comments'
import {
  listCategories,
  listMoments,
  listRecordedVideos,
  listShortVideos,
  readerOf,
  readMoment,
  readRecordedVideo,
  readShortVideo,
} from '../../services/content/videos'
import type { Handlers } from '../handler'

export const videoHandlers = {
  getShortVideos: ({ anchorid: anchor, cursor, size }, { context, viewer, lang }) =>
    listShortVideos(context, readerOf(viewer, lang), { anchor, cursor, size }),

  getShortVideo: ({ id }, { context, viewer, lang }) => readShortVideo(context, readerOf(viewer, lang), id),

  getRecCategories: (_request, { context, lang }) => listCategories(context, lang),

  getRecVideos: ({ category, anchorid: anchor, page, size }, { context, viewer, lang }) =>
    listRecordedVideos(context, readerOf(viewer, lang), { category, anchor, page, size }),

  getRecCollection: ({ id, page, size }, { context, viewer, lang }) =>
    listRecordedVideos(context, readerOf(viewer, lang), { collection: id, page, size }),

  getRecVideo: ({ id }, { context, viewer, lang }) => readRecordedVideo(context, readerOf(viewer, lang), id),

  getMoments: ({ anchorid: anchor, cursor, size }, { context, viewer, lang }) =>
    listMoments(context, readerOf(viewer, lang), { anchor, cursor, size }),

  getMoment: ({ id }, { context, viewer, lang }) => readMoment(context, readerOf(viewer, lang), id),
} satisfies Handlers<typeof videoRows>

export const commentHandlers = {
  getComments: (request, { context, viewer, lang, site }) =>
    listComments(context, readerOf(viewer, lang), site, request),

  addComment: (request, { context, viewer, lang, site, network }) =>
    addComment(context, readerOf(viewer, lang), { site, network }, request),

  deleteComment: ({ id }, { context, viewer }) => deleteComment(context, viewer.uid, id),

  like: (request, { context, viewer, site }) => likeContent(context, viewer.uid, site, request),
} satisfies Handlers<typeof commentRows>
