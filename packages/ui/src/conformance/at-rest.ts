/** The number of frames in which nothing moves. */
const STILL_FRAMES = 8

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/**
 * Waits until a virtual list has not moved for some frames, because it measures its rows for a few frames after a change,
 * and until it has noticed that nobody scrolls it.
 */
export const atRest = async (list: () => Element) => {
  const sizes = () => [list().scrollTop, list().scrollHeight, list().clientHeight].join()
  for (
    let [before, still] = ['', 0];
    still < STILL_FRAMES || isScrolled(list());
    still = before === sizes() ? still + 1 : 0
  ) {
    before = sizes()
    await nextFrame()
  }
}

/** The list takes no presses while it is scrolled. It learns of the end of a scroll by a timer. */
const isScrolled = (list: Element) => list.querySelector('[style*="pointer-events: none"]') !== null
