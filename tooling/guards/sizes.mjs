/** Limits of `.size-limit.mjs`: what an app pays for an entry, minified and gzipped. */
export const sizes = {
  id: 'size',
  title: 'Size limits of the entries',
  needs: ['build'],
  check: async ({ pnpm }) => {
    const { stdout, output } = await pnpm(['exec', 'size-limit', '--json'], { cwd: import.meta.dirname })
    if (!stdout.startsWith('[')) return { problems: output.trim().split('\n') }
    return {
      problems: JSON.parse(stdout)
        .filter(({ passed }) => !passed)
        .map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, at most ${sizeLimit}`),
    }
  },
}
