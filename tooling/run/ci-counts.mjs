/**
 * What a run of `npm test` printed: the counts of its closing line, or those of the steps that ended before it was
 * `stopped` for lack of time. A run that ends by itself without a closing line has failed.
 */
export const countsOf = (output, { stopped }) => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\n$/.exec(output) ?? []
  if (passed !== undefined) return { passed: Number(passed), failed: Number(failed), ended: true }

  const lines = output.split('\n').filter((line) => /^[✓✗] /.test(line))
  const sum = (pattern) => lines.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0)
  const broken = lines.filter((line) => line.startsWith('✗') && !line.endsWith(' failed')).length
  const single = lines.filter((line) => line.startsWith('✓') && !line.endsWith(' passed')).length
  const ownFault = stopped ? 0 : 1
  return {
    passed: sum(/ (\d+) passed/) + single,
    failed: sum(/ (\d+) failed$/) + broken + ownFault,
    ended: !stopped,
  }
}
