import { onTestFinished } from 'vitest'

/** Holds every CSS animation at its begin until the test ends, so that a test of what moves does not depend on time. */
export const pauseMotion = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important; }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
}

/** Moves the animations of an element to so many milliseconds after their start. */
export const moveTo = (element: Element | null | undefined, ms: number) => {
  for (const animation of element?.getAnimations() ?? []) animation.currentTime = ms
}
