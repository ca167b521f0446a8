import { parseArgs } from 'node:util'

export const USAGE = 'npm test -- [--only STEPS] [--changed [REF]] [--logs FOLDER] [--list] [--verbose]'

/** The options of `npm test` and of `npm run test:deep`, of which `changed` may be empty. Throws for others and for values that are missing. */
export const optionsOf = (args) => {
  const { values } = parseArgs({
    args: args.map((arg, at) => (arg === '--changed' && (args[at + 1] ?? '--').startsWith('--') ? '--changed=' : arg)),
    options: {
      only: { type: 'string' },
      changed: { type: 'string' },
      logs: { type: 'string', default: '.results' },
      list: { type: 'boolean', default: false },
      deep: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  for (const name of ['only', 'logs']) if (values[name] === '') throw new Error(`--${name} needs a value.`)
  return values
}

/** The command that runs one step of such a run again. */
export const commandOf = ({ deep, changed }, step) =>
  [
    deep ? 'npm run test:deep --' : 'npm test --',
    ...(changed === undefined ? [] : ['--changed', changed]),
    '--only',
    step,
  ]
    .filter(Boolean)
    .join(' ')
