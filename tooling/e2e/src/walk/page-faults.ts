/**
 * What is wrong with the page that is shown. Runs in the browser, so it uses nothing from outside.
 *
 * @param language The language of the page: Chinese characters are a fault in Portuguese, except in what people wrote.
 */
export const pageFaults = (language: 'zh' | 'pt'): string[] => {
  const LEAST_TARGET = 44
  /** The height of a bar over the whole width, as the head of a league. */
  const LEAST_BAR = 36
  const TARGETS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]'
  const HAS_PEOPLES_TEXTS = '[role=log], [lang]:not(html), [data-written]'
  const WRITTEN_BY_PEOPLE = `${HAS_PEOPLES_TEXTS}, input, textarea, script, style`
  const CHAT_LINE = '[role=log] [data-kind]'
  /** Leaves by itself after some seconds, wherever the walk is then. */
  const PASSING = '[data-component=MatchStartBanner]'
  const LABELS = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    return `${element.tagName.toLowerCase()} "${text}"`
  }

  /** Whether a press there hits the element once nothing passes over it. */
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementsFromPoint(x, y).find((each) => each.closest(PASSING)?.contains(element) ?? true)
    return hit !== undefined && element.contains(hit)
  }

  /** What is drawn may be smaller than what is hit, and not in the middle of it. */
  const isHit = (element: Element, x: number, y: number) =>
    x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || hits(element, x, y)

  const isSmall = (control: Element) => {
    // The label of a box is pressed like the box.
    const element = control.closest('label') ?? control
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || getComputedStyle(element).visibility === 'hidden') return false
    const [x, y] = [left + width / 2, top + height / 2]
    const isOnScreen = x > 0 && y > 0 && x < innerWidth && y < innerHeight
    // Covered, by a dialog or the bar: pressed after a scroll.
    if (!isOnScreen || !hits(element, x, y)) return false
    // A link in a sentence, or a name in a line of a chat, whose height is that of its text.
    if (getComputedStyle(element).display === 'inline' || element.closest(CHAT_LINE) !== null) return false
    const least = width > innerWidth * 0.8 ? LEAST_BAR : LEAST_TARGET
    const reach = (stepX: number, stepY: number) => {
      let far = 0
      while (far < least && isHit(element, x + (far + 1) * stepX, y + (far + 1) * stepY)) far += 1
      return far
    }
    // A pixel of rounding.
    return reach(-1, 0) + reach(1, 0) < least - 2 || reach(0, -1) + reach(0, 1) < least - 2
  }

  /** What only screen readers get. */
  const labels = () =>
    [...document.querySelectorAll('[aria-label], [aria-valuetext], [alt], [title], [placeholder]')]
      .filter((element) => element.checkVisibility() && element.closest(HAS_PEOPLES_TEXTS) === null)
      .flatMap((element) => LABELS.flatMap((name) => element.getAttribute(name) ?? []))

  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (text !== '' && parent?.checkVisibility() && parent.closest(WRITTEN_BY_PEOPLE) === null) found.push(text)
    }
    return found
  }

  /** What the edge of the screen, the bar or a floating button cuts is measured again in the middle of the screen. */
  const isSmallInTheMiddle = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isSmall(element)
  }
  const place = scrollY
  const small = [...document.querySelectorAll(TARGETS)].filter(isSmall).filter(isSmallInTheMiddle)
  scrollTo({ top: place, behavior: 'instant' })
  const shown = [...texts(), ...labels(), document.title]
  const keys = shown.filter((text) => /^[a-z]+(\.[a-z][a-zA-Z]*)+$/.test(text))
  const chinese = language === 'pt' ? shown.filter((text) => /\p{Script=Han}/u.test(text)) : []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  return [
    ...(wide > 0 ? [`overflow: ${wide} px wider than the screen at ${innerWidth} px`] : []),
    ...small.map((element) => `target: ${nameOf(element)} is smaller than ${LEAST_TARGET} px`),
    ...keys.map((key) => `text: the key ${key} is shown`),
    ...chinese.map((text) => `text: Chinese in Portuguese: ${text.slice(0, 40)}`),
  ]
}
