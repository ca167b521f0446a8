import type { Decorator } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { textsOf, type Texts } from './texts'

type Sample<Props> = (t: Texts) => Partial<Props>

interface SampledOptions {
  /** As wide as the screen, without space around it. */
  readonly bleeds?: boolean
}

/** In the meta of a file: args that every story of it has, in the language of the toolbar. A control overrides them. */
export const sampled = <Props,>(sample: Sample<Props>, { bleeds = false }: SampledOptions = {}) => ({
  parameters: { sample, inset: !bleeds },
})

/** Gives stories the args of `sampled`, and space around them. What a decorator adds is not in the code to copy. */
export const withSample: Decorator = (Story, context) => {
  const { sample, inset } = context.parameters as { sample?: Sample<Record<string, unknown>>; inset?: boolean }
  const story = sample ? Story({ args: { ...sample(textsOf(context)), ...context.args } }) : Story()
  return inset ? <div style={{ padding: 'var(--space-16)' }}>{story}</div> : story
}

/**
 * The render function of a component whose value its caller keeps: the story keeps it, starts from the arg, and calls the
 * arg's handler with each change.
 *
 * @example
 * render: live(Checkbox, 'checked', 'onChange')
 */
export const live =
  <Props extends object>(Part: ComponentType<Props>, value: keyof Props & string, change: keyof Props & string) =>
  (args: Props) => <Live key={String(args[value])} {...{ Part, args, value, change }} />

interface LiveProps<Props> {
  Part: ComponentType<Props>
  args: Props
  value: keyof Props
  change: keyof Props
}

const Live = <Props extends object>({ Part, args, value, change }: LiveProps<Props>) => {
  const [current, setCurrent] = useState(args[value])
  const changed = (next: Props[keyof Props], ...rest: unknown[]) => {
    setCurrent(next)
    const tell = args[change]
    if (typeof tell === 'function') tell(next, ...rest)
  }
  return <Part {...args} {...{ [value]: current, [change]: changed }} />
}
