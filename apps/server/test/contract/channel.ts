import type { channelRows } from '@org/api-client/contract'
import { list, type CasesOf } from './endpoint-case'

export const channelCases = {
  getChannelAbout: { ...list, portuguese: () => [{}] },
  getDownloadInfo: { ...list, portuguese: () => [{ channel_code: 'c1' }] },
} satisfies CasesOf<typeof channelRows>
