import type { Result } from './run-kit'

/** One line for a case, and one for each of its faults. */
export const linesOf = ({ name, faults, refused }: Result): string[] => [
  `${faults.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(28)} ${refused} refusals`,
  ...faults.map((fault) => `        ${fault}`),
]

export const summaryOf = (results: readonly Result[]): string => {
  const failed = results.filter(({ faults }) => faults.length > 0).length
  return `${results.length - failed} passed, ${failed} failed`
}
