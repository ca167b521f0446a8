import type { activityRows, articleRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { activityViewer, joinActivity, listActivities, readActivity } from '../../services/content/activities'
import { listArticles, readArticle } from '../../services/content/articles'
import { readDocument } from '../../services/content/documents'
import { readerOf } from '../../services/content/videos'
import type { Handlers } from '../handler'

export const articleHandlers = {
  getArticles: ({ category, cursor, size }, { context, site, lang }) =>
    listArticles(context, { site, category, cursor, size }, lang),

  getArticle: ({ id }, { context, site, viewer, lang }) =>
    readArticle(context, { site, id, viewer: userIDOf(viewer), uid: readerOf(viewer, lang).uid }, lang),

  getProtocal: ({ type }, { context, site, lang }) => readDocument(context, { site, type }, lang),
} satisfies Handlers<typeof articleRows>

export const activityHandlers = {
  getActivities: async ({ page, size }, { context, site, viewer, lang }) => ({
    ...(await listActivities(context, activityViewer(site, viewer), { page, size }, lang)),
    page,
  }),

  getActivity: ({ id }, { context, site, viewer, lang }) =>
    readActivity(context, activityViewer(site, viewer), id, lang),

  joinActivity: ({ id }, { context, site, viewer, lang }) =>
    joinActivity(context, activityViewer(site, viewer), id, lang),
} satisfies Handlers<typeof activityRows>
