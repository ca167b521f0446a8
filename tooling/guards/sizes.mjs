/** Limits of `.size-limit.mjs`: what an app pays for an entry, minified and gzipped. */
export const sizes = {
  id: 'size',
  title: 'Size limits of the entries',
  needs: ['build'],
  check: async ({ pnpm }) => {
    const { code, output } = await pnpm(['exec', 'size-limit', '--json'], { cwd: import.meta.dirname })
    const start = output.indexOf('[')
    if (start < 0) return { problems: [`size-limit ended with ${code}:\n${output.trim()}`] }
    return {
      problems: JSON.parse(output.slice(start))
        .filter(({ passed }) => !passed)
        .map(({ name, size, sizeLimit }) => `${name}: ${size} bytes, at most ${sizeLimit}`),
    }
  },
}
