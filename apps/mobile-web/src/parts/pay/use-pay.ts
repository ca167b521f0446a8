import type { ApiFailure } from '@org/api-client/rtk'
import type { SerializedError } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import { useFailureText } from '../../hooks/use-failure-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTranslation } from '../../i18n/use-translation'

type Answer<Receipt> = { data: Receipt; error?: never } | { data?: never; error: ApiFailure | SerializedError }

/** Where a purchase is: `unknown` means that no answer came, so the money may or may not be spent. */
export type PayState<Receipt> =
  | { kind: 'ready' }
  | { kind: 'paying' }
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'refused' | 'unknown'; reason: string }

/**
 * A purchase: `send` calls a mutation whose row has a request key. A second press is ignored while the first one runs.
 * After a lost answer every press repeats the request that was lost, whatever is chosen by then: the client gives it the
 * same key, so that the server spends once.
 */
export const usePay = <Request, Receipt>(send: (request: Request) => Promise<Answer<Receipt>>) => {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const lost = useRef<Request | null>(null)
  const [answered, setAnswered] = useState<PayState<Receipt>>({ kind: 'ready' })
  const [pay, paying] = useOneAtATime(async (asked: Request) => {
    const request = lost.current ?? asked
    const { data, error } = await send(request)
    lost.current = error && isLost(error) ? request : null
    if (!error) return setAnswered({ kind: 'paid', receipt: data })
    if (isLost(error)) return setAnswered({ kind: 'unknown', reason: t(($) => $.pay.unknown) })
    setAnswered({ kind: 'refused', reason: textOf(error) })
  })
  const state: PayState<Receipt> = paying ? { kind: 'paying' } : answered
  return { state, pay }
}

/** Whether the server may have done what no answer tells. A refusal was read; a bad request was not sent. */
const isLost = (error: ApiFailure | SerializedError) =>
  !('errorName' in error) || !['REFUSED', 'LOGIN_EXPIRED', 'BAD_ARGUMENT'].includes(error.errorName)
