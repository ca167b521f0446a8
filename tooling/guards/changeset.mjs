import { git } from './git.mjs'

/** A change that users of a package can notice comes with a changeset, which becomes its changelog. */
export const changeset = {
  id: 'changeset',
  title: 'A changeset for every changed package',
  check: async ({ root }) => {
    const base = git(root, 'merge-base', 'origin/main', 'HEAD')
    if (!base) return { skipped: 'there is no origin/main to compare with' }

    const changed = (git(root, 'diff', '--name-only', base) ?? '').split('\n')
    const packages = [...new Set(changed.filter(isNoticeable).map((file) => file.split('/')[1]))]
    const named = changed
      .filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file))
      .map((file) => git(root, 'show', `HEAD:${file}`) ?? '')
    return {
      problems: packages
        .filter((name) => !named.some((text) => text.includes(`@org/${name}'`) || text.includes(`@org/${name}"`)))
        .map((name) => `packages/${name} changed since origin/main without a changeset: run \`npx changeset\``),
    }
  },
}

const isNoticeable = (file) =>
  /^packages\/[^/]+\/(src\/|package\.json$)/.test(file) && !/\.(test|stories)\.tsx?$/.test(file)
