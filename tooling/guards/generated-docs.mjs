/** The pages under docs/generated are printed from the tables and must be up to date. */
export const generatedDocs = {
  id: 'docs',
  title: 'Generated docs are fresh',
  remedy: 'Run `npm run docs`, review the diff and commit it.',
  check: async ({ pnpm }) => {
    const { code, output } = await pnpm(['--filter', '@tooling/docs-printer', 'run', 'docs:check'])
    const stale = output.split('\n').filter((line) => line.includes('is stale'))
    return { problems: code === 0 || stale.length > 0 ? stale : output.trim().split('\n') }
  },
}
