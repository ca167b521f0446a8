import { getMyFeedback, publish, report } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const serviceApi = injectRows(api, { publish, report })
export const feedbackPagesApi = injectPages(api, { getMyFeedback })
