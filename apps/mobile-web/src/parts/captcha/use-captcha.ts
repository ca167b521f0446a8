import { smsCaptcha, type CaptchaTask, type Endpoints, type RequestOf } from '@org/api-client/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiClient } from '../../api/base'
import { userApi } from '../../api/user'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { type RunningProof, startProof } from './start-proof'

const { useGetCaptchaMutation } = userApi

interface BegunCaptcha {
  readonly task: CaptchaTask
  /** Null for a provider's captcha, whose widget does the work. */
  readonly proof: RunningProof | null
}

export type CaptchaState = ReturnType<typeof useCaptcha>

/** What the server gets of a solved captcha. */
export interface CaptchaSolution {
  code: string
  captcha: string
}

/**
 * The server's captcha: its picture or its provider's widget, and a new one on demand. The proof of work for a picture
 * runs while the user types. Nothing starts before `wanted`.
 */
export const useCaptcha = (purpose: RequestOf<Endpoints['getCaptcha']>['purpose'], wanted = true) => {
  const [begin] = useGetCaptchaMutation()
  const tellFailure = useTellFailure()
  // A change of language does not need a new captcha.
  const tell = useRef(tellFailure)
  useEffect(() => {
    tell.current = tellFailure
  }, [tellFailure])
  const [task, setTask] = useState<CaptchaTask | null>(null)
  const current = useRef<Promise<BegunCaptcha | null> | null>(null)

  const drop = useCallback(() => {
    void current.current?.then((begun) => begun?.proof?.stop())
    current.current = null
  }, [])

  const refresh = useCallback(async () => {
    drop()
    // A used picture is removed at once; a widget stays until the next one replaces it.
    setTask((last) => (last?.provider === 'local' ? null : last))
    const begun = begin({ purpose }).then(({ data, error }) => {
      if (error) tell.current(error)
      return data ? { task: data, proof: data.provider === 'local' ? startProof(data) : null } : null
    })
    current.current = begun
    const captcha = await begun
    if (captcha !== null && current.current === begun) setTask(captcha.task)
  }, [begin, drop, purpose])

  useEffect(() => {
    if (!wanted) return
    void refresh()
    return drop
  }, [wanted, refresh, drop])

  /**
   * Resolves with the solution for the server once the proof is done. Null if it failed: then there is a new captcha.
   */
  const solve = async (signs: string): Promise<CaptchaSolution | null> => {
    const captcha = await current.current
    if (captcha?.proof === null) return { code: captcha.task.code, captcha: signs }
    const number = await captcha?.proof?.found.catch(() => null)
    if (captcha && typeof number === 'number') return { code: captcha.task.code, captcha: `${signs.trim()}.${number}` }
    void refresh()
    return null
  }

  const picture = task?.provider === 'local' ? apiClient.url(smsCaptcha, { code: task.code }) : EMPTY_PICTURE
  return { purpose, task, picture, refresh, solve }
}

/** One transparent pixel, until there is a picture. */
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='
