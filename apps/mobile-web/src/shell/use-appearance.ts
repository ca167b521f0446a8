import { useEffect } from 'react'
import { changeLang } from '../i18n/i18n'
import { useAppSelector } from '../store/store'

/** Writes the mode to the body and the language to the page. Source: app.md §4. */
export const useAppearance = () => {
  const { mode, lang } = useAppSelector((state) => state.preferences)
  useEffect(() => document.body.setAttribute('mode', mode), [mode])
  useEffect(() => void changeLang(lang), [lang])
}
