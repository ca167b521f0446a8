/** A browser's own bars are lower. */
const KEYBOARD_PX = 120
/** What is left of a phone's screen above its keyboard. */
const LEFT_PX = 520
/** A phone on its side is as low, and wider. */
const UPRIGHT_PX = 560

const FIELD = 'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/**
 * Marks the page with `data-keyboard` while the keyboard of a phone is open: what is not needed to write gives way. Where the
 * browser lays the keyboard over the page, as on iOS, the page becomes as high as what is left to see. Returns a function
 * that stops it.
 */
export const followKeyboard = (): (() => void) => {
  const { visualViewport } = window
  const look = () => {
    const { activeElement, body, documentElement } = document
    // A page that the user has magnified is seen in part, too.
    const seen = visualViewport && visualViewport.scale < 1.1 ? visualViewport.height : innerHeight
    const isOver = innerHeight - seen > KEYBOARD_PX
    const isLow = seen <= LEFT_PX && innerWidth < UPRIGHT_PX
    const isOpen = (isOver || isLow) && (activeElement?.matches(FIELD) ?? false)
    documentElement.toggleAttribute('data-keyboard', isOpen)
    if (!isOpen || !isOver) return void body.style.removeProperty('--screen')
    body.style.setProperty('--screen', `${seen}px`)
    // The browser has moved the page up to show the field, which is now above the keyboard.
    if (document.querySelector('[data-layout=screen]')) scrollTo(0, 0)
  }
  const stop = new AbortController()
  const options = { signal: stop.signal }
  visualViewport?.addEventListener('resize', look, options)
  for (const name of ['resize', 'focusin', 'focusout']) addEventListener(name, look, options)
  look()
  return () => stop.abort()
}
