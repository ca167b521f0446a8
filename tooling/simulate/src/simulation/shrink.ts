import type { Schedule, Step } from './schedule'

/** The schedule with the fewest steps that still fail: removes halves, quarters and so on down to single steps. */
export const shrink = async (
  schedule: Schedule,
  fails: (candidate: Schedule) => Promise<boolean>,
): Promise<Schedule> => {
  let { steps } = schedule
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < steps.length;) {
      const fewer: readonly Step[] = [...steps.slice(0, from), ...steps.slice(from + size)]
      if (await fails({ ...schedule, steps: fewer })) steps = fewer
      else from += size
    }
  }
  return { ...schedule, steps }
}
