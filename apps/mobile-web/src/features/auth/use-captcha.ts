import { useCallback, useState } from 'react'
import { apiClient } from '../../api'

/** A captcha: an id of our own, the picture the server draws for it, and a new one on demand. */
export const useCaptcha = () => {
  const [code, setCode] = useState(newCode)
  const refresh = useCallback(() => setCode(newCode()), [])
  return { code, picture: apiClient.url('smsCaptcha', { code }), refresh }
}

const newCode = () => crypto.randomUUID().replaceAll('-', '')
