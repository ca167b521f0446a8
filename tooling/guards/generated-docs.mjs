/** The pages under docs/generated are printed from the tables; an old page is a wrong page. */
export const generatedDocs = {
  id: 'docs',
  title: 'Generated docs are fresh',
  check: async ({ pnpm }) => {
    const { code, output } = await pnpm(['--filter', '@tooling/docs-printer', 'run', 'docs:check'])
    return { problems: code === 0 ? [] : output.trim().split('\n') }
  },
}
