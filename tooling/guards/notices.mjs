/** Checks that the licences of all shipped packages allow it. Every build writes the notices again. */
export const notices = {
  id: 'notices',
  title: 'Licences of what the server ships',
  remedy: 'Remove the dependency. `apps/server/scripts/third-party.mjs` has the list of licences.',
  check: async ({ pnpm }) => {
    const { code, output } = await pnpm(['--filter', '@org/server', 'run', 'notices', '--check'])
    const problems = output.split('\n').filter((line) => line.includes('has the licence'))
    return { problems: code === 0 || problems.length > 0 ? problems : output.trim().split('\n') }
  },
}
