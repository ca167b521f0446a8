import i18next from 'i18next'
import { useEffect } from 'react'
import { changeLang } from '../i18n/i18n'
import { useMode } from '../site/mode'
import { dressMode } from '../site/site'
import { toastShown } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'

/** Applies the user's mode and language to the page. If texts cannot be loaded, the language stays. Rule: DOM-20. */
export const useAppearance = () => {
  const mode = useMode()
  const lang = useAppSelector((state) => state.preferences.lang)
  const dispatch = useAppDispatch()
  useEffect(() => dressMode(mode), [mode])
  useEffect(() => {
    changeLang(lang).catch(() => {
      const text = i18next.t(($) => $.error.network)
      dispatch(toastShown('failure', text))
    })
  }, [lang, dispatch])
}
