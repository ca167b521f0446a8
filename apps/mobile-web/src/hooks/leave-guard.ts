type Navigation = () => void

let guard: ((go: Navigation) => void) | null = null

/** Leaves the page, or lets it ask first if it has a guard. */
export const leavePage = (go: Navigation) => (guard ? guard(go) : go())

/** From now on `ask` decides about navigations of the app. Returns how to end that. */
export const guardPage = (ask: (go: Navigation) => void): (() => void) => {
  guard = ask
  return () => {
    if (guard === ask) guard = null
  }
}

const unsent = new Set<object>()

/** From now on the page has something half written: leaving asks nothing, but the page does not reload by itself. Returns how to end that. */
export const keepPage = (): (() => void) => {
  const written = {}
  unsent.add(written)
  return () => void unsent.delete(written)
}

/** Whether the page has input that a reload would lose. */
export const isPageGuarded = (): boolean => guard !== null || unsent.size > 0
