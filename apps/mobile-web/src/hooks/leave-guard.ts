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

/** Whether the page has input that leaving would lose. */
export const isPageGuarded = (): boolean => guard !== null
