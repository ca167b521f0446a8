/** What the module `reports` has stored for Alice, in any tab's share. */
export const keptItems = <Item = unknown>(kept: ReadonlyMap<string, string>, name: 'events' | 'quality'): Item[] => {
  const shares = JSON.parse(kept.get(`1_alice_${name}`) ?? '{}') as Record<string, { readonly items: readonly Item[] }>
  return Object.values(shares).flatMap(({ items }) => items)
}
