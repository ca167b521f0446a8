/** Moves the focus to the heading of a page, or to the page if it has none, so that screen readers start there. */
export const focusHeading = (page: HTMLElement): void => {
  const heading = page.querySelector('h1')
  if (heading) heading.tabIndex = -1
  ;(heading ?? page).focus({ preventScroll: true })
}
