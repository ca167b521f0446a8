/** Whether this browser may show messages while the app is closed; null if it never can, as in a browser within an app. */
export const pushPermission = (): NotificationPermission | null =>
  'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : null
