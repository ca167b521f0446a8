/**
 * Runs steps on `lanes` lanes, in their order as far as their `needs`, `after` and `weight` (lanes taken) allow. No two
 * steps of the same `group` run at the same time.
 * `work(step)` resolves to whether the step succeeded. A step whose need failed is passed to `skip` instead; one that is
 * `after` a step waits for its end only.
 */
export const schedule = async (steps, { lanes, work, skip }) => {
  const waiting = [...steps]
  const outcome = new Map()
  const running = new Map()
  const used = () => [...running.keys()].reduce((sum, step) => sum + step.weight, 0)
  const amongSteps = (ids = []) => ids.filter((id) => steps.some((other) => other.id === id))
  const awaitedBy = (step) => amongSteps([...step.needs, ...(step.after ?? [])])

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.slice()) {
      const broken = amongSteps(step.needs).find((id) => outcome.get(id) === false)
      const isFree = !step.group || [...running.keys()].every(({ group }) => group !== step.group)
      const fits = (used() + step.weight <= lanes || running.size === 0) && isFree
      if (broken) {
        waiting.splice(waiting.indexOf(step), 1)
        outcome.set(step.id, false)
        skip(step, broken)
      } else if (fits && awaitedBy(step).every((id) => outcome.has(id))) {
        waiting.splice(waiting.indexOf(step), 1)
        const done = work(step).then((ok) => {
          outcome.set(step.id, ok)
          running.delete(step)
        })
        running.set(step, done)
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length > 0 && waiting.every((step) => awaitedBy(step).some((id) => !outcome.has(id)))) {
      throw new Error(`Steps wait for each other: ${waiting.map((step) => step.id).join(', ')}`)
    }
  }
}
