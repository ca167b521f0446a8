import {
  addComment,
  deleteComment,
  getComments,
  getMoment,
  getMoments,
  getRecCategories,
  getRecCollection,
  getRecVideo,
  getRecVideos,
  getShortVideo,
  getShortVideos,
  like,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const videoApi = injectRows(api, {
  addComment,
  deleteComment,
  getMoment,
  getRecCategories,
  getRecVideo,
  getShortVideo,
  like,
})
export const videoPagesApi = injectPages(api, {
  getComments,
  getMoments,
  getRecCollection,
  getRecVideos,
  getShortVideos,
})
