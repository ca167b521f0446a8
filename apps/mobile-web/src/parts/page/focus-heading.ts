/**
 * Moves the focus to the heading of a page, or to the page if it has none, so that screen readers start there. A page for
 * typing has a field with `data-first-focus` instead.
 */
export const focusHeading = (page: HTMLElement): void => {
  const field = shown(page, '[data-first-focus]')
  if (field) return field.focus({ preventScroll: true })
  const heading = shown(page, 'h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? page).focus({ preventScroll: true })
}

/** React keeps the last page, without a box, while the code of the next one is loaded. It cannot take the focus. */
const shown = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0)
