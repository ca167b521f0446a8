/** What the tabs of a browser use to agree on one of them and to talk to each other. */
export interface Tabs {
  /**
   * Waits for the lock of a name, which one tab has at a time, and holds it until the promise of `run` settles. Rejects with an
   * `AbortError` if another tab has stolen the lock, or if the signal has ended the waiting, and with another error if the browser
   * refuses locks, as it does where it blocks the data of a site.
   */
  lock(name: string, options: { steal?: boolean; signal?: AbortSignal }, run: () => Promise<void>): Promise<void>
  /** A channel to the other tabs that have one of the same name. What a tab posts does not come back to it. */
  channel(name: string, onMessage: (message: unknown) => void): TabChannel
  /** Reports that this tab is about to be frozen or closed. Returns what stops it. */
  whenLeaving(run: () => void): () => void
}

export interface TabChannel {
  post(message: unknown): void
  close(): void
}

/** Web Locks and BroadcastChannel; null where they do not exist. */
export const browserTabs = (): Tabs | null => {
  const { document, navigator, BroadcastChannel } = globalThis
  if (document === undefined || navigator?.locks === undefined || BroadcastChannel === undefined) return null
  return {
    lock: (name, options, run) => navigator.locks.request(name, options, run),
    channel: (name, onMessage) => {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }) => onMessage(data))
      return {
        post: channel.postMessage.bind(channel),
        close: () => channel.close(),
      }
    },
    whenLeaving: (run) => {
      const leaving = () => run()
      document.addEventListener('freeze', leaving)
      globalThis.addEventListener('pagehide', leaving)
      return () => {
        document.removeEventListener('freeze', leaving)
        globalThis.removeEventListener('pagehide', leaving)
      }
    },
  }
}
