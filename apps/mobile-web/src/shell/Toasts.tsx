import { Toast } from '@org/ui/basics'
import { useContext, useEffect } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { toastGone } from '../store/feedback'
import { useAppDispatch, useAppSelector } from '../store/store'
import { ToastTimeContext } from './toast-time'

/** One toast at a time; 加载中... during the start and during calls that show it. Rules: API-6, DOM-100. */
export const Toasts = ({ starting }: { starting: boolean }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { toast, loading } = useAppSelector((state) => state.feedback)
  const id = toast?.id
  const shownMs = useContext(ToastTimeContext)
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => dispatch(toastGone(id)), shownMs)
    return () => clearTimeout(timer)
  }, [id, shownMs, dispatch])
  if (toast) return <Toast kind={toast.kind} text={toast.text} />
  return starting || loading > 0 ? <Toast kind="loading" text={t(($) => $.loading)} /> : null
}
