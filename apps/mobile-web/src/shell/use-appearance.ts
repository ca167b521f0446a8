import { TAGS } from '@org/api-client/contract'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import { api } from '../api'
import { changeLang } from '../i18n/i18n'
import { useMode } from '../site/mode'
import { dressMode } from '../site/site'
import { toastShown } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'

/**
 * Shows the page in the mode and the language of the fan. Words that cannot be had leave the language as it is. Source:
 * app.md §4.
 */
export const useAppearance = () => {
  const mode = useMode()
  const lang = useAppSelector((state) => state.preferences.lang)
  const dispatch = useAppDispatch()
  const lastLang = useRef(lang)
  useEffect(() => dressMode(mode), [mode])
  useEffect(() => {
    // Names and titles come from the server in the language of the call.
    if (lastLang.current !== lang) dispatch(api.util.invalidateTags([...TAGS]))
    lastLang.current = lang
    changeLang(lang).catch(() => {
      const text = i18next.t(($) => $.error.network)
      dispatch(toastShown('failure', text))
    })
  }, [lang, dispatch])
}
