import { SEARCH_TYPES, type searchRows } from '@org/api-client/contract'
import { list, type CasesOf } from './endpoint-case'

const KEYWORDS = [{ keyword: '曼城' }, { keyword: 'a' }, { keyword: 'liga' }]
const GROWN_KEYWORDS = ['曼城', 'mc', 'mancheng', 'team 424', 'taem 422', 'a', 'zhubo', '没有的', 'xqxqxqxq', '%'].map(
  (keyword) => ({ keyword }),
)
const ofEachType = (keywords: readonly object[]) =>
  SEARCH_TYPES.flatMap((type) => keywords.map((keyword) => ({ ...keyword, type })))

const found = {
  changes: [],
  cases: { 'public data': { request: () => ({ keyword: 'Curaçao' }) } },
  portuguese: () => KEYWORDS,
  plans: () => GROWN_KEYWORDS,
} as const

export const searchCases = {
  searchEvents: found,
  searchTeams: found,
  searchMatches: found,
  getRaceSearch: found,
  searchRaceHome: { ...found, portuguese: () => [...KEYWORDS, { keyword: 'olanda' }] },
  search: {
    changes: ['search_heat'],
    cases: { 'public data': { request: () => ({ keyword: 'Curaçao', type: 'teams' }) } },
    portuguese: () => ofEachType(KEYWORDS),
    plans: () => ofEachType(GROWN_KEYWORDS),
  },
  getHotSearches: { ...list, portuguese: () => [{}], plans: () => [{}] },
} satisfies CasesOf<typeof searchRows>
