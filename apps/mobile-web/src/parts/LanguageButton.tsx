import { IconButton } from '@org/ui/basics'
import { Languages } from 'lucide-react'
import { langChosen, type Lang } from '../store/preferences'
import { useAppDispatch, useAppSelector } from '../store/store'

/** In its own language, for those who cannot read the other one. */
const OTHER = {
  cn: { lang: 'pt-br', label: 'Mudar para português', tag: 'pt-BR' },
  'pt-br': { lang: 'cn', label: '切换到中文', tag: 'zh-CN' },
} as const satisfies Record<Lang, { lang: Lang; label: string; tag: string }>

/** The switch to the other language, on pages that a visitor sees first. */
export const LanguageButton = () => {
  const dispatch = useAppDispatch()
  const { lang, label, tag } = OTHER[useAppSelector((state) => state.preferences.lang)]
  return <IconButton lang={tag} label={label} icon={<Languages />} onPress={() => dispatch(langChosen(lang))} />
}
