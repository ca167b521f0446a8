import type { liveShowRows } from '@org/api-client/contract'
import { endLive, startLive } from '../../services/live/live-shows'
import type { Handlers } from '../handler'

export const liveShowHandlers = {
  startLive: (form, { context, viewer, network }) => startLive(context, { uid: viewer.uid, network }, form),
  endLive: (_request, { context, viewer }) => endLive(context, viewer.uid),
} satisfies Handlers<typeof liveShowRows>
