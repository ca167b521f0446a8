import type { Clock } from '../clock/clock'
import type { TabChannel, Tabs } from '../shared-socket/tabs'

interface Waiting {
  readonly tab: FakeTab
  readonly run: () => Promise<void>
  readonly resolve: () => void
  readonly reject: (reason: Error) => void
}

/** As a browser reports a lock that was stolen or is waited for no longer. */
const aborted = () => Object.assign(new Error('The lock is lost.'), { name: 'AbortError' })

/** A browser with tabs that share locks and channels. */
export class FakeBrowser {
  readonly tabs = new Set<FakeTab>()
  readonly held = new Map<string, Waiting>()
  readonly queues = new Map<string, Waiting[]>()

  constructor(readonly clock: Clock) {}

  open(): FakeTab {
    const tab = new FakeTab(this)
    this.tabs.add(tab)
    return tab
  }

  grantNext(name: string): void {
    if (this.held.has(name)) return
    const next = this.queues.get(name)?.shift()
    if (next === undefined) return
    this.grant(name, next)
  }

  grant(name: string, waiting: Waiting): void {
    this.held.set(name, waiting)
    this.clock.after(0, () => {
      if (this.held.get(name) !== waiting) return
      void waiting.run().then(() => {
        if (this.held.get(name) === waiting) this.held.delete(name)
        waiting.resolve()
        this.grantNext(name)
      })
    })
  }
}

export class FakeTab implements Tabs {
  isFrozen = false
  isGone = false
  private readonly channels = new Set<{ readonly name: string; readonly onMessage: (message: unknown) => void }>()
  private readonly late: (() => void)[] = []
  private readonly leaving = new Set<() => void>()

  constructor(private readonly browser: FakeBrowser) {}

  lock(name: string, options: { steal?: boolean; signal?: AbortSignal }, run: () => Promise<void>): Promise<void> {
    const { browser } = this
    return new Promise((resolve, reject) => {
      if (this.isGone) return
      const waiting = { tab: this, run, resolve, reject }
      if (options.steal === true) {
        const robbed = browser.held.get(name)
        browser.held.delete(name)
        if (robbed !== undefined) robbed.tab.do(() => robbed.reject(aborted()))
        return browser.grant(name, waiting)
      }
      const queue = browser.queues.get(name) ?? []
      browser.queues.set(name, queue)
      queue.push(waiting)
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting)
        if (place === -1) return
        queue.splice(place, 1)
        reject(aborted())
      })
      browser.grantNext(name)
    })
  }

  channel(name: string, onMessage: (message: unknown) => void): TabChannel {
    const own = { name, onMessage }
    this.channels.add(own)
    return {
      post: (message) => {
        if (this.isGone) return
        for (const tab of this.browser.tabs)
          for (const other of tab.channels)
            if (other !== own && other.name === name)
              this.browser.clock.after(0, () => tab.do(() => other.onMessage(structuredClone(message))))
      },
      close: () => void this.channels.delete(own),
    }
  }

  whenLeaving(run: () => void): () => void {
    this.leaving.add(run)
    return () => void this.leaving.delete(run)
  }

  /** Runs it, or when the tab has thawed, or never. */
  do(run: () => void): void {
    if (this.isGone) return
    if (this.isFrozen) this.late.push(run)
    else run()
  }

  /** Ends without a word, as in a crash. */
  kill(): void {
    this.isGone = true
    this.browser.tabs.delete(this)
    for (const queue of this.browser.queues.values())
      for (const waiting of queue.filter(({ tab }) => tab === this)) queue.splice(queue.indexOf(waiting), 1)
    for (const [name, { tab }] of this.browser.held)
      if (tab === this) {
        this.browser.held.delete(name)
        this.browser.grantNext(name)
      }
  }

  /** The browser announces that it freezes or closes the tab. */
  leave(): void {
    for (const run of this.leaving) run()
  }

  thaw(): void {
    this.isFrozen = false
    for (const run of this.late.splice(0)) run()
  }
}
