/** The height of an element's touch target, in px around its middle. For tests. */
export const hitHeight = (element: Element): number => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const middle = top + height / 2
  const reaches = (y: number) => element.contains(document.elementFromPoint(x, y))
  let up = 0
  while (up < 100 && reaches(middle - up - 1)) up += 1
  let down = 0
  while (down < 100 && reaches(middle + down + 1)) down += 1
  return up + down + 1
}
