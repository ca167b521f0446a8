import type { ScreensOf } from '../screen'

export const screens = {
  data: { code: () => import('../../features/models/ModelsScreen'), texts: ['models'] },
  upsetModel: { code: () => import('../../features/models/ModelListScreen'), texts: ['models'] },
  diversityModel: { code: () => import('../../features/models/ModelListScreen'), texts: ['models'] },
  poissonModel: { code: () => import('../../features/models/ModelListScreen'), texts: ['models'] },
  marginModel: { code: () => import('../../features/models/ModelListScreen'), texts: ['models'] },
  upsetDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  diversityDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  poissonDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  marginDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  mobileUpsetDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  mobileDiversityDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  mobilePoissonDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  mobileMarginDetail: { code: () => import('../../features/models/ModelDetailScreen'), texts: ['models'] },
  subscribe: { code: () => import('../../features/models/SubscribeScreen'), texts: ['models'] },
  subscriptions: { code: () => import('../../features/models/SubscriptionsScreen'), texts: ['models'] },
} satisfies ScreensOf<'models'>
