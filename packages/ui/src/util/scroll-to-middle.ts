/** Scrolls a row sideways until the child that matches `selector` is in the middle. */
export const scrollToMiddle = (row: HTMLElement | null, selector: string): void => {
  const part = row?.querySelector<HTMLElement>(selector)
  if (row && part) row.scrollLeft = part.offsetLeft - (row.clientWidth - part.offsetWidth) / 2
}
