/** Leaves out of a packed package.json what holds in this repository only: the way to the sources. */
const withoutSources = ({ exports: map, ...manifest }) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(map).map(([path, target]) => {
      if (typeof target === 'string') return [path, target]
      const { '@org/source': _, ...conditions } = target
      return [path, conditions]
    }),
  ),
})

export const hooks = {
  beforePacking: withoutSources,
}
