import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLang } from '../i18n/i18n'
import { dressMode } from '../site/site'
import { toastShown } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'

/** Shows the page in the mode and the language of the fan. Words that cannot be had leave the language as it is. Source: app.md §4. */
export const useAppearance = () => {
  const { mode, lang } = useAppSelector((state) => state.preferences)
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  useEffect(() => dressMode(mode), [mode])
  useEffect(() => {
    changeLang(lang).catch(() =>
      dispatch(
        toastShown(
          'failure',
          t(($) => $.error.network),
        ),
      ),
    )
    // Only a choice of the fan starts this, not the words that come of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lang])
}
