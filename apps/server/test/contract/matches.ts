import type { matchDetailRows, matchListRows, matchRows } from '@org/api-client/contract'
import { list, own, type CasesOf } from './endpoint-case'
import { bothSports, DAYS, eachFootballMatch, eachMatch, ofMatch } from './match-requests'

export const matchCases = {
  getDateMatch: {
    ...list,
    portuguese: () => [{}, { date: '2026-11-20' }],
    plans: () => [...DAYS, { mark: 'of another list' }, { event_ids: [1] }],
  },
  getEventByDate: { ...list, portuguese: () => [{}], plans: () => DAYS },
  getRaceTag: { ...list, portuguese: () => [{}], plans: () => DAYS },
  getRaceSubTab: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getRecentMatchCount: { ...list, portuguese: () => [{}], plans: () => DAYS },
  getRecMath: { ...list, portuguese: () => [{}], plans: () => [{}, { sport_id: 1 }] },
  getAttentMatchlist: { ...own, portuguese: () => [{}], plans: () => [{}] },
  attentMatch: {
    ...ofMatch,
    changes: ['match_attention', 'outbox'],
    plans: ({ football }) => [
      { ...football, type: 1 },
      { ...football, type: 0 },
    ],
  },
  getMatchInfo: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getMatchData: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getTliveData: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  matchOdd: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getMatchAnchors: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getIncidentsData: { ...ofMatch, portuguese: eachFootballMatch, plans: ({ football }) => [football] },
} satisfies CasesOf<typeof matchRows & typeof matchListRows & typeof matchDetailRows>
