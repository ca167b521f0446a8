import { useBack } from '../../hooks/use-back'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

/** Says that a form has done its work, and goes back. */
export const useChanged = (text: string) => {
  const dispatch = useAppDispatch()
  const back = useBack()
  return () => {
    dispatch(toastShown('success', text))
    back()
  }
}
