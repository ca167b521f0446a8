import type { configRows } from '@org/api-client/contract'
import { list, type CasesOf } from './endpoint-case'

export const configCases = {
  getCommonConfig: { ...list, portuguese: () => [{}] },
} satisfies CasesOf<typeof configRows>
