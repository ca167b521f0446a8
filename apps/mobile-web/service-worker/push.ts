declare const self: ServiceWorkerGlobalScope

/** What the server sends (`PushText` of its `services/notices`). */
interface PushText {
  readonly title: string
  readonly body: string
  readonly link: string
  readonly tag: string
}

const isPushText = (data: unknown): data is PushText => {
  const { title, body, link, tag } = Object(data) as Record<keyof PushText, unknown>
  return [title, body, link, tag].every((text) => typeof text === 'string')
}

/** Shows what has happened, instead of what an earlier message of the same tag has told. */
export const showPush = async ({ data }: PushEvent): Promise<void> => {
  const text: unknown = data?.json()
  if (!isPushText(text)) return
  const { title, body, link, tag } = text
  // Not in the types yet.
  const options: NotificationOptions & { renotify: boolean } = { body, tag, data: link, renotify: true }
  await self.registration.showNotification(title, options)
}

/** Opens the page of a message, in the app if it is open. */
export const openPush = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close()
  const link: unknown = notification.data
  const url = new URL(`/m/${String(link).replace(/^\/+/, '')}`, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((each) => new URL(each.url).pathname.startsWith('/m/'))
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  await open.focus()
  await open.navigate(url)
}
