import type { ComponentType } from 'react'

export interface RouteRow<Path extends string = string> {
  /** Below the base /m. Source: app.md §2. */
  readonly path: Path
  readonly screen: () => Promise<{ default: ComponentType }>
  /** A page one comes to from a tab: shows the home link among the floating buttons. */
  readonly detail?: true
}

export const route = <Path extends string>(row: RouteRow<Path>): RouteRow<Path> => row
