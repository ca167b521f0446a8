import { getInvitees, getInviteInfo } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const inviteApi = injectRows(api, { getInviteInfo })
export const invitePagesApi = injectPages(api, { getInvitees })
