import type { Decorator } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { useArgs, useEffect } from 'storybook/preview-api'
import { ALL_TEXTS, textsOf, type Texts } from './texts'

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
      const own = context.parameters['sample'] as Sample<Props> | undefined
      const samples = ALL_TEXTS.map((texts) => sampleIn(texts, sample, own))
      const current = sampleIn(textsOf(context), sample, own)
      // Storybook forgets args without a value when others change.
      const args = { ...context.initialArgs, ...context.args }
      const edited = Object.entries(args).filter(([name, value]) => !isSampled(samples, name, value))
      useShownInControls(current, context.args, Object.fromEntries(edited))
      const story = Story({ args: { ...current, ...Object.fromEntries(edited) } })
      const hasOwnSpace = bleeds || context.parameters['inset'] === false
      return hasOwnSpace ? story : <div style={{ padding: 'var(--space-16)' }}>{story}</div>
    },
  ],
})

type Args = Readonly<Record<string, unknown>>

const sampleIn = <Props,>(texts: Texts, sample: Sample<Props>, own: Sample<Props> | undefined): Args => ({
  ...sample(texts),
  ...own?.(texts),
})

/** Whether it was put into the controls, perhaps in another language or length, and nobody has edited it. */
const isSampled = (samples: readonly Args[], name: string, value: unknown) =>
  samples.some((sample) => isShown(sample[name]) && JSON.stringify(sample[name]) === JSON.stringify(value))

/** Puts what the story is given into its controls, which else would offer to set it. */
const useShownInControls = (sample: Args, args: Args, edited: Args) => {
  const [, updateArgs] = useArgs()
  const shown = Object.entries(sample).filter(([name, value]) => !(name in edited) && isShown(value))
  const late = shown.filter(([name, value]) => JSON.stringify(args[name]) !== JSON.stringify(value))
  useEffect(() => {
    if (late.length > 0) updateArgs(Object.fromEntries(late))
  })
}

/** Whether a control can show it: a text, a number, a choice, or labels. */
const isShown = (value: unknown): boolean =>
  isSimple(value) ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isSimple))

const isSimple = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

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
