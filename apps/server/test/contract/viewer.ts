import type { viewerRows } from '@org/api-client/contract'
import { own, type CasesOf } from './endpoint-case'

export const viewerCases = {
  getUserInfo: { ...own, portuguese: () => [{}] },
  getGuestInfo: { ...own, changes: ['guest'] },
} satisfies CasesOf<typeof viewerRows>
