/**
 * What happened in a match in its order, with what does not count any more in the place that it had: before what has its
 * number now.
 */
export const withAnnulled = <Valid extends { readonly id: number }, Annulled extends { readonly id: number }>(
  list: readonly Valid[],
  annulled: readonly Annulled[],
): (Valid | Annulled)[] => [...annulled, ...list].sort((a, b) => a.id - b.id)
