import { useAppSelector } from '../store/store'
import { useBrand } from './brand-context'

/** The name and tagline of the site in the user's language. */
export const useBrandText = (): { name: string; tagline: string } => {
  const { displayName, tagline } = useBrand()
  const language = useAppSelector(({ preferences }) => (preferences.lang === 'cn' ? 'zh' : 'pt-BR'))
  return { name: displayName[language], tagline: tagline[language] }
}
