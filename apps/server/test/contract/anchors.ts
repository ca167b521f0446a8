import type { anchorRows } from '@org/api-client/contract'
import { list, type CasesOf } from './endpoint-case'

export const anchorCases = {
  getAnchorList: { ...list, portuguese: () => [{ size: 100 }] },
} satisfies CasesOf<typeof anchorRows>
