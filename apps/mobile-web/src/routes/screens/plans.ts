import type { ScreensOf } from '../screen'

export const screens = {
  plans: { code: () => import('../../features/plans/PlansScreen'), texts: ['plans'] },
  planRank: { code: () => import('../../features/plans/PlanRankScreen'), texts: ['plans'] },
  plan: { code: () => import('../../features/plans/PlanScreen'), texts: ['plans'] },
  master: { code: () => import('../../features/plans/MasterScreen'), texts: ['live', 'plans'] },
  matchPlans: { code: () => import('../../features/plans/MatchPlansScreen'), texts: ['plans'] },
} satisfies ScreensOf<'plans'>
