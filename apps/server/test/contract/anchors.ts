import type { anchorRows } from '@org/api-client/contract'
import { list, PUBLIC, type CasesOf } from './endpoint-case'

export const anchorCases = {
  getAnchorPage: {
    changes: [],
    cases: { 'of an anchor': { request: ({ anchorID }) => ({ anchorid: anchorID }), swaps: { anchorid: PUBLIC } } },
    portuguese: ({ anchors }) => anchors.slice(0, 6).map((anchorid) => ({ anchorid })),
  },
  getRecAnchors: { ...list, portuguese: () => [{}] },
  getAnchorList: { ...list, portuguese: () => [{ size: 100 }] },
} satisfies CasesOf<typeof anchorRows>
