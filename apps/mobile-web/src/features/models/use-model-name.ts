import { MODELS, pageOf, type ModelName } from '@org/domain'
import { useLocation } from 'react-router'

/** The model that the page is about: the pages of the models differ by its name alone. */
export const useModelName = (): ModelName => {
  const { pathname } = useLocation()
  const page = pageOf(pathname)?.name.toLowerCase() ?? ''
  return MODELS.find((name) => page.includes(name)) ?? MODELS[0]
}
