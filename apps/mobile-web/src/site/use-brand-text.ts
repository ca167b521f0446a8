import { useAppSelector } from '../store/store'
import { useBrand } from './brand-context'

/** What the site calls itself in the language of the fan. */
export const useBrandText = (): { name: string; tagline: string } => {
  const { displayName, tagline } = useBrand()
  const language = useAppSelector(({ preferences }) => (preferences.lang === 'cn' ? 'zh' : 'pt-BR'))
  return { name: displayName[language], tagline: tagline[language] }
}
