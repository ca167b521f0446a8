import type { uploadRows } from '@org/api-client/contract'
import type { CasesOf } from './endpoint-case'

export const uploadCases = {
  getTempKeysForMinio: {
    changes: ['upload'],
    cases: { 'a picture': { request: () => ({ key: 'goal.jpg', size: 1_000 }) } },
  },
} satisfies CasesOf<typeof uploadRows>
