import type { fifaRows } from '@org/api-client/contract'
import type { RestWorld } from '../authorisation/rest-world'
import { list, PUBLIC, type CasesOf, type GrownWorld, type NamedWorld } from './endpoint-case'

const oneNation = ({ nation }: NamedWorld | GrownWorld) => [{ teamid: nation }]
const ofNation = {
  changes: [],
  cases: {
    'of a national team': {
      request: ({ nations }: RestWorld) => ({ teamid: nations[0] }),
      swaps: { teamid: PUBLIC },
    },
  },
  portuguese: oneNation,
  plans: oneNation,
} as const

export const fifaCases = {
  getFifaRank: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getFifaTopic: { ...list, portuguese: () => [{}], plans: () => [{}] },
  getFifaTeam: ofNation,
  getFifaTeamStats: ofNation,
  getFifaTeamHonor: ofNation,
  getFifaTeamSquad: ofNation,
} satisfies CasesOf<typeof fifaRows>
