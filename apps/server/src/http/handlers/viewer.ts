import type { viewerRows } from '@org/api-client/contract'
import { guestCredentials } from '../../services/auth/guest-credentials'
import { userInfo } from '../../services/identity/user-info'
import { sourceWithin } from '../../services/sites/sites'
import type { Handlers } from '../handler'

export const viewerHandlers = {
  getUserInfo: (_request, { context, viewer }) => userInfo(context, viewer),

  getGuestInfo: (_request, { context, viewer, common, site, lang, network }) =>
    guestCredentials(context, viewer, { spSource: sourceWithin(site, common.sp_source), lang, network }),
} satisfies Handlers<typeof viewerRows>
