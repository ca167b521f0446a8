import type { ReactNode, SyntheticEvent } from 'react'

/** The handlers that a component defines itself: they get a value, or nothing, but no event. */
type OwnHandlers<Props> = {
  [Name in keyof Props]-?: Name extends `on${string}`
    ? NonNullable<Props[Name]> extends (first: infer First, ...rest: never[]) => unknown
      ? First extends SyntheticEvent
        ? never
        : Name
      : never
    : never
}[keyof Props]

export interface Calls {
  /** A handler that a press calls. Every one of them must be reachable by keyboard. */
  press: (name: string) => () => void
  /** A handler that no press calls, such as the change of a text. The reason is for the reader. */
  other: (reason: string) => () => void
}

export type Part<Props> = (props: Props) => ReactNode

/** The checks that may have an exception. */
export type Check = 'text' | 'direction' | 'motion' | 'rest' | 'colours' | 'focus' | 'targets'

/** What the suite must know about a component. */
export interface Facts<Props> {
  /** The least props that show everything that can be pressed. Every handler of the component must be among them. */
  props: (calls: Calls) => Props & Required<Pick<Props, OwnHandlers<Props>>>
  /**
   * The state attributes of the root, each with props that set it or change its value, or in words what else decides it.
   * There are no others.
   */
  states?: Readonly<Record<`data-${string}`, Partial<Props> | string>>
  /** Props under which no press calls anything: disabled, busy. */
  off?: readonly Partial<Props>[]
  /** The selector of the field that gets everything but `className` and `style`. */
  field?: string
  /** More props under which it looks different, without a state attribute of the root. */
  views?: readonly Partial<Props>[]
  /** The checks that it cannot pass, each with the reason. */
  skip?: Readonly<Partial<Record<Check, string>>>
  /** A selector of something that the component shows only after it has measured itself. */
  ready?: string
}

/** Handlers that record their names. */
export const recorder = () => {
  const names = new Set<string>()
  const called: string[] = []
  const calls: Calls = {
    press: (name) => {
      names.add(name)
      return () => void called.push(name)
    },
    other: () => () => undefined,
  }
  return { calls, names, called }
}

/** The name of a component, also of a memoised one. */
export const nameOf = (part: object): string => {
  if ('type' in part && typeof part.type === 'function') return part.type.name
  return 'name' in part && typeof part.name === 'string' ? part.name : ''
}
