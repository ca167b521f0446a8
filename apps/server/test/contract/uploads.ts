import type { uploadRows } from '@org/api-client/contract'
import type { CasesOf } from './endpoint-case'

const offer = {
  changes: ['upload'],
  cases: {
    'a picture': { request: () => ({ key: 'goal.jpg', size: 1_000 }) },
    'a picture of an unknown size': { request: () => ({ key: 'goal.jpg' }) },
  },
}

export const uploadCases = {
  getTempKeysForMinio: offer,
  getTempKeysForMinioByGet: offer,
  getTempKeysForCos: offer,
} satisfies CasesOf<typeof uploadRows>
