import type { CaptchaTask } from '@org/api-client/contract'
import { useEffect, useRef, useState } from 'react'
import { Failure } from '../page/Failure'
import { loadWidget, type WidgetProvider } from './load-widget'

interface CaptchaWidgetProps {
  task: CaptchaTask & { provider: WidgetProvider }
  action: string
  /** Called with the token of a solved captcha; with an empty string when it has expired. */
  onToken: (token: string) => void
  /** Called if the widget could not be loaded. */
  onRetry: () => void
}

/** The container of a provider's captcha widget. */
export const CaptchaWidget = ({ task, action, onToken, onRetry }: CaptchaWidgetProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const { provider, site_key, code } = task
  useEffect(() => {
    let isGone = false
    let remove = () => undefined as void
    const fail = () => {
      if (!isGone) setFailed(true)
    }
    void loadWidget(provider).then((widget) => {
      if (isGone || place.current === null) return
      const id = widget.render(place.current, {
        sitekey: site_key,
        ...(provider === 'turnstile' ? { action } : {}),
        callback: onToken,
        'expired-callback': () => onToken(''),
        'error-callback': fail,
      })
      remove = () => widget.remove(id)
    }, fail)
    return () => {
      isGone = true
      remove()
    }
    // Each captcha has its own widget.
  }, [provider, site_key, code, action, onToken])
  return failed ? <Failure onRetry={onRetry} retrying={false} /> : <div ref={place} />
}
