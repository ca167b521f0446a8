import type { inviteRows } from '@org/api-client/contract'
import { own, type CasesOf } from './endpoint-case'

export const inviteCases = {
  getInviteInfo: { ...own, portuguese: () => [{}] },
  getInvitees: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof inviteRows>
