import type { Schedule } from './schedule'
import type { Violation } from './world'

/** The violated invariant, its steps, and the command that repeats it. */
export const describeFailure = (
  { seed, users, members, devices, steps }: Schedule,
  violations: readonly Violation[],
): string =>
  [
    `Seed ${seed}: ${users} users, ${members} of them in the group, on ${devices.map(({ name, host, wire }) => `${name}→${host} (${wire})`).join(' ')}`,
    ...steps.map(
      ({ at, kind, ...rest }) => `  ${String(at).padStart(6)} ms  ${kind.padEnd(8)} ${JSON.stringify(rest)}`,
    ),
    ...violations.map(({ invariant, detail }) => `  ${invariant}: ${detail}`),
    `Again: npm run simulate -- --seed ${seed} --runs 1 --trace`,
  ].join('\n')
