import { MODELS, type ModelName, type PageName } from '@org/domain'

/** The page with the matches of a model. */
export const LIST_PAGES = {
  upset: 'upsetModel',
  diversity: 'diversityModel',
  poisson: 'poissonModel',
  margin: 'marginModel',
} as const satisfies Record<ModelName, PageName>

/** The page of what a model says of a match. */
export const DETAIL_PAGES = {
  upset: 'upsetDetail',
  diversity: 'diversityDetail',
  poisson: 'poissonDetail',
  margin: 'marginDetail',
} as const satisfies Record<ModelName, PageName>

/** The id of a model is its place, from 1. */
export const modelId = (name: ModelName): number => MODELS.indexOf(name) + 1
