/** What a browser would run, or an address of a script. The source of a picture or a video, and what is fetched in advance, never runs. */
const RUNS = [
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick', 'onstart', 'onmouseover'].map((event) => `[${event}]`),
  ...['href', 'src', 'action', 'formaction', 'srcdoc'].flatMap((name) =>
    ['javascript:', 'vbscript:', 'data:text'].map(
      (scheme) => `[${name}^="${scheme}" i]:not(img, video, audio, source, link)`,
    ),
  ),
  'iframe[src="x"]',
].join()

const page = () => window as unknown as { xssHit?: number }

/** Before the page is shown. */
export const resetHits = () => {
  page().xssHit = 0
}

/** The elements of the page that run something, or would if they were pressed, and how often something has run. */
export const whatRuns = () => {
  for (const link of document.links) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  const away = [...document.links].filter(({ hostname }) => hostname === 'evil.example')
  return {
    elements: [...document.querySelectorAll(RUNS), ...away].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    hits: page().xssHit ?? 0,
  }
}

export const NOTHING_RUNS = { elements: [], hits: 0 }
