/** The pages under docs/generated are printed from the tables; an old page is a wrong page. */
export const generatedDocs = {
  id: 'docs',
  title: 'Generated docs are fresh',
  check: async ({ pnpm }) => {
    const { code, output } = await pnpm(['--filter', '@tooling/docs-printer', 'run', 'docs:check'])
    const stale = output.split('\n').filter((line) => line.includes('is stale'))
    return { problems: code === 0 || stale.length > 0 ? stale : output.trim().split('\n') }
  },
}
