import type { Outcome, Refusals } from '../contract/chat/command-case'
import { REFUSED, type Caller } from './callers'

/** What a caller gets: INTERNAL_AUTH_FAILED without a valid credential, otherwise `ok`. The case has the exceptions. */
export const commandOutcome = ({ refuses }: { readonly refuses?: Refusals }, caller: Caller): Outcome =>
  refuses?.[caller] ?? ((REFUSED as readonly Caller[]).includes(caller) ? 'INTERNAL_AUTH_FAILED' : 'ok')
