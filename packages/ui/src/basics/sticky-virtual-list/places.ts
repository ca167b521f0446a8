/** Heights of the two kinds of rows, in CSS px. */
export interface RowHeights {
  readonly head: number
  readonly row: number
}

/** The start of each row, in CSS px from the start of the list, followed by the end of the list. */
export const placesOf = <Row>(
  rows: readonly Row[],
  isHead: (row: Row) => boolean,
  heights: RowHeights,
): readonly number[] => {
  const places = [0]
  let end = 0
  for (const row of rows) places.push((end += isHead(row) ? heights.head : heights.row))
  return places
}

/** The head of the section that each row belongs to, by index; -1 for rows before the first head. */
export const headsOf = <Row>(rows: readonly Row[], isHead: (row: Row) => boolean): readonly number[] => {
  let head = -1
  return rows.map((row, index) => (isHead(row) ? (head = index) : head))
}

/** The row at a position: the last that starts at or before it; the first for positions before the list. */
export const rowAt = (places: readonly number[], place: number): number => {
  let from = 0
  let to = Math.max(0, places.length - 2)
  while (from < to) {
    const middle = (from + to + 1) >> 1
    if ((places[middle] ?? 0) <= place) from = middle
    else to = middle - 1
  }
  return from
}
