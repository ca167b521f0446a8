/** Limits of `.size-limit.mjs`: what an app pays for an entry, minified and gzipped. */
export const sizes = {
  id: 'size',
  title: 'Size limits of the entries',
  remedy:
    'Make the entry smaller. To raise a limit in `tooling/guards/.size-limit.mjs`, give the reason in the commit message.',
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
