import { BASE_PATH } from '@org/domain'
import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../store/store'
import { sharePath } from './share-path'
import { sharedPage, type SharedPage } from './shared-page'
import { useConfig } from './use-config'
import { useCopy } from './use-copy'

/** Whether the phone has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Counts a share of a member for the task. */
export const useCountShare = () => {
  const dispatch = useAppDispatch()
  const isMember = useAppSelector(({ session }) => session.token !== '')
  return useCallback(async () => {
    if (!isMember) return
    await (await import('./count-share')).countShare(dispatch)
  }, [dispatch, isMember])
}

/**
 * The URL to send: a page below `/share` in the language of the interface, on the host that the site has for them;
 * otherwise that of the page.
 */
export const useShareUrl = () => {
  const { site_h5_share_url } = useConfig().config
  const lang = useAppSelector(({ preferences }) => preferences.lang)
  return useCallback(
    ({ of }: SharedPage) =>
      of
        ? `${(site_h5_share_url || location.origin).replace(/\/+$/, '')}${BASE_PATH}${sharePath(of)}?lang=${lang}`
        : location.href,
    [site_h5_share_url, lang],
  )
}

/**
 * Opens the phone's share sheet for the page, by default the current one; without a share sheet it copies the URL. Call
 * it in a tap handler. The share of a member counts for the task.
 */
export const useShare = () => {
  const copy = useCopy()
  const count = useCountShare()
  const urlOf = useShareUrl()
  return useCallback(
    async (page: SharedPage = sharedPage()) => {
      const url = urlOf(page)
      const { title, text } = page
      const isShared = await (canShare()
        ? // Closing the sheet is not a failure.
          navigator.share({ title, ...(text && { text }), url }).then(
            () => true,
            () => false,
          )
        : copy(url))
      if (isShared) await count()
    },
    [copy, count, urlOf],
  )
}
