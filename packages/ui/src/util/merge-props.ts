import type { ComponentProps, CSSProperties, JSX, SyntheticEvent } from 'react'
import { cx } from './cx'

/**
 * What a component passes on to its root element: `ref`, `id`, `className`, `style`, handlers, `data-*` and `aria-*`.
 * `Own` names the attributes that the component sets itself.
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
> & {
  /** The name of the component in the page. A component that consists of another one sets its own name. */
  'data-component'?: string
}

interface OwnProps {
  className?: string | undefined
  style?: CSSProperties | { readonly [variable: `--${string}`]: string | number | undefined }
  'data-component'?: string
}

interface GivenProps {
  className?: string | undefined
  style?: CSSProperties | undefined
}

type Handler = (event: SyntheticEvent) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/**
 * The props of a root element. Class names are joined, styles are merged by property, and of two handlers the
 * component's runs first and may prevent the caller's. For everything else the caller wins.
 */
export const mergeProps = <const Own extends OwnProps, Given extends GivenProps>(
  own: Own,
  given: Given,
): Own & Given & GivenProps => {
  const className = cx(own.className, given.className)
  const style: CSSProperties | undefined = own.style || given.style ? { ...own.style, ...given.style } : undefined
  const merged = { ...own, ...given, className, style }
  for (const name in own) {
    const mine: unknown = own[name]
    if (isHandler(mine) && name.startsWith('on')) Reflect.set(merged, name, inTurn(mine, Reflect.get(given, name)))
  }
  return merged
}

const inTurn = (mine: Handler, theirs: unknown): Handler =>
  isHandler(theirs)
    ? (event) => {
        mine(event)
        if (!event.defaultPrevented) theirs(event)
      }
    : mine
