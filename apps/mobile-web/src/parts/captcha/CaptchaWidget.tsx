import type { CaptchaTask } from '@org/api-client/contract'
import { useEffect, useRef, useState } from 'react'
import { LoadFailed } from '../LoadFailed'
import { loadWidget, type WidgetProvider } from './load-widget'

interface CaptchaWidgetProps {
  task: CaptchaTask & { provider: WidgetProvider }
  action: string
  /** The token of the fan who has passed, empty when it no longer holds. */
  onToken: (token: string) => void
  /** Where the widget could not be had. */
  onRetry: () => void
}

/** The captcha of a provider, in a place of its own. */
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
    // Each captcha that is begun has a widget of its own.
  }, [provider, site_key, code, action, onToken])
  return failed ? <LoadFailed onRetry={onRetry} /> : <div ref={place} />
}
