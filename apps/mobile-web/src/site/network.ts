/** Whether the service worker has opened this page without the server. The server sets it in the worker's shell. */
export const isShell = (): boolean => document.documentElement.dataset['shell'] !== undefined

/** Whether there is a network, as far as known: a page from the shell has none until the server answers. */
export const isOnline = (): boolean => navigator.onLine && !isShell()
