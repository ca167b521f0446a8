export interface NotificationProvider {
  readonly url: string
  /** Signs the requests. */
  readonly key: string
}

/** Null without a provider: nobody is notified. Throws an Error that names the invalid variable. */
export const notificationProvider = (
  env: Readonly<Record<string, string | undefined>>,
): NotificationProvider | null => {
  const url = env['NOTIFICATION_URL']
  const key = env['NOTIFICATION_KEY']
  if (!url && !key) return null
  if (!url) throw new Error('NOTIFICATION_KEY needs NOTIFICATION_URL.')
  if (!key) throw new Error('NOTIFICATION_URL needs NOTIFICATION_KEY, which signs the requests.')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`NOTIFICATION_URL=${url}: expected an http(s) address.`)
  return { url, key }
}
