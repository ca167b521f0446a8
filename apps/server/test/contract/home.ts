import type { homeRows } from '@org/api-client/contract'
import { list, type CasesOf } from './endpoint-case'

export const homeCases = {
  getHomeData: { ...list, portuguese: () => [{}] },
  getHomeScroll: { ...list, portuguese: () => [{}] },
} satisfies CasesOf<typeof homeRows>
