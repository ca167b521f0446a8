import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** The options of a command line. Without values, if help is asked for or an option is unknown: what to print, and the exit code. */
export const readOptions = <const Given extends Options>(
  usage: string,
  options: Given,
  args = process.argv.slice(2),
) => {
  if (args.includes('--help') || args.includes('-h')) return { values: null, text: usage, code: 0 } as const
  try {
    return { values: parseArgs({ args, options }).values } as const
  } catch (error) {
    return {
      values: null,
      text: `${error instanceof Error ? error.message : String(error)}\n${usage}`,
      code: 2,
    } as const
  }
}
