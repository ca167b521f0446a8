import { skipToken } from '@reduxjs/toolkit/query'
import { lastOnlineApi } from '../api/last-online'
import { agoText } from '../i18n/ago-text'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from './use-locale'
import { useNow } from './use-now'

const { useGetUserLastOnlineQuery } = lastOnlineApi

const POLL_MS = 60_000
/** The server notes every five minutes that a user is here; a poll and the clock of the page are a minute late each. */
const ONLINE_SECONDS = 7 * 60

/** When a user was last online: now, or how long ago. Null until it is known, if the user hides it, and for no user. */
export const useLastOnline = (userID: string | null): { isNow: boolean; text: string } | null => {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const { currentData } = useGetUserLastOnlineQuery(userID === null ? skipToken : { userid: userID }, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: POLL_MS / 1_000,
    refetchOnReconnect: true,
  })
  const now = useNow(60)
  // 0 from a user who hides it.
  const at = currentData?.last_online ?? 0
  if (at === 0) return null
  const isNow = now - at < ONLINE_SECONDS
  return { isNow, text: isNow ? t(($) => $.online) : agoText(now - at, locale) }
}
