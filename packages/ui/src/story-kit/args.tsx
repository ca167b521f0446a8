import type { Decorator } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { textsOf, type Texts } from './texts'

type Sample<Props> = (t: Texts) => Partial<Props>

interface SampledOptions {
  /** As wide as the screen, without space around it. */
  readonly bleeds?: boolean
}

/**
 * In the meta of a file: gives every story of it args in the language of the toolbar, which its own args and the controls
 * override, and space around it. As a decorator, because what a story renders is the code to copy.
 */
export const sampled = <Props,>(
  sample: Sample<Props>,
  { bleeds = false }: SampledOptions = {},
): { decorators: Decorator[] } => ({
  decorators: [
    (Story, context) => {
      const texts = textsOf(context)
      const own = (context.parameters['sample'] as Sample<Props> | undefined)?.(texts)
      const story = Story({ args: { ...sample(texts), ...own, ...context.args } })
      const hasOwnSpace = bleeds || context.parameters['inset'] === false
      return hasOwnSpace ? story : <div style={{ padding: 'var(--space-16)' }}>{story}</div>
    },
  ],
})

/** In a story of such a file: args in the language of the toolbar that differ from those of the file. */
export const withSample = <Props,>(sample: Sample<Props>) => ({ parameters: { sample } })

/**
 * The render function of a component whose value its caller keeps: the story keeps it, starts from the arg, and calls the
 * arg's handler with each change.
 *
 * @example
 * render: live(Checkbox, 'checked', 'onChange')
 */
export const live = <Props extends object>(
  Part: ComponentType<Props>,
  value: keyof Props & string,
  change: keyof Props & string,
) => {
  const Live = (args: Props) => {
    const [current, setCurrent] = useState<Props[keyof Props]>(args[value])
    const [start, setStart] = useState(args[value])
    if (start !== args[value]) {
      setStart(args[value])
      setCurrent(args[value])
    }
    const changed = (next: Props[keyof Props], ...rest: unknown[]) => {
      setCurrent(() => next)
      const tell = args[change]
      if (typeof tell === 'function') tell(next, ...rest)
    }
    return <Part {...args} {...{ [value]: current, [change]: changed }} />
  }
  // The code to copy shows this name.
  Live.displayName = nameOf(Part)
  return (args: Props) => <Live {...args} />
}

/** A build shortens the names of functions, but Storybook keeps them for its docs. */
const nameOf = (part: { name: string; displayName?: string | undefined; __docgenInfo?: { displayName?: string } }) =>
  part.__docgenInfo?.displayName ?? part.displayName ?? part.name
