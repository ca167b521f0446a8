import type { shareRows } from '@org/api-client/contract'
import { PUBLIC, type CasesOf } from './endpoint-case'

/** Of the demonstration: a Portuguese article. */
const ARTICLE = 2

export const shareCases = {
  getShareCard: {
    changes: [],
    cases: { 'public data': { request: () => ({ kind: 'recordvideo', id: 1 }), swaps: { id: PUBLIC } } },
    portuguese: ({ matches, anchors }) => [
      ...matches.slice(0, 3).map(({ id }) => ({ kind: 'match', id })),
      ...anchors.slice(0, 3).flatMap((id) => [
        { kind: 'anchor', id },
        { kind: 'live', id },
      ]),
      { kind: 'recordvideo', id: 1 },
      { kind: 'dynamic', id: 1 },
      { kind: 'activity', id: 1 },
      { kind: 'article', id: ARTICLE },
    ],
  },
} satisfies CasesOf<typeof shareRows>
