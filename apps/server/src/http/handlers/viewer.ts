import type { viewerRows } from '@org/api-client/contract'
import { guestCredentials } from '../../services/auth/guest-credentials'
import { userInfo } from '../../services/identity/user-info'
import { watchTime } from '../../services/live/watch-time'
import { sourceWithin } from '../../services/sites/sites'
import type { Handlers } from '../handler'

export const viewerHandlers = {
  getUserInfo: async (_request, { context, viewer, site }) => {
    const [info, watched] = await Promise.all([userInfo(context, viewer, site), watchTime(context, viewer, site)])
    return { ...info, watchSeconds: watched.watch_seconds, canContinueWatch: watched.can_continue_watch }
  },

  getGuestInfo: (_request, { context, viewer, common, site, lang, network }) =>
    guestCredentials(context, viewer, { spSource: sourceWithin(site, common.sp_source), lang, network }),
} satisfies Handlers<typeof viewerRows>
