import type { matchPageRows } from '@org/api-client/contract'
import { all, everyone, PUBLIC, type CasesOf } from './endpoint-case'
import { newBasketballMatch } from '../new-match'
import { bothSports, eachBasketballMatch, eachFootballMatch, eachMatch, ofMatch } from './match-requests'

export const matchPageCases = {
  getAnalysisData: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getLineupData: { ...ofMatch, portuguese: eachFootballMatch, plans: ({ football }) => [football] },
  getMatchRank: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getMatchTop3Data: {
    changes: [],
    cases: {
      'of a basketball match': {
        request: async (world) => ({ sport: 'basketball', matchid: await newBasketballMatch(world) }),
        // The match of others is a football match.
        swaps: { matchid: { ...PUBLIC, foreign: 'notFound' } },
      },
      'of a football match': {
        ...ofMatch.cases['of a match'],
        refuses: everyone('notFound'),
        swaps: { matchid: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
    portuguese: eachBasketballMatch,
    plans: ({ basketball }) => [basketball],
  },
  getMatchCombineData: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  vote_race_team: {
    changes: ['match_vote'],
    cases: {
      'of a match': {
        request: ({ nextMatchID }) => ({ matchid: nextMatchID, vote: 'home' }),
        swaps: { matchid: PUBLIC },
        // Votes are taken until the kick-off, one of each viewer.
        swapped: { matchid: ({ afterMatchID }) => ({ foreign: { matchid: afterMatchID } }) },
      },
    },
    plans: ({ next }) => [{ matchid: next, vote: 'home', request_key: 'a-vote-of-the-plans' }],
  },
  getMatchTimeline: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
  getForecastQuality: { ...ofMatch, portuguese: eachMatch, plans: bothSports },
} satisfies CasesOf<typeof matchPageRows>
