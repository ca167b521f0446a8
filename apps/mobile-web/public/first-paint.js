// Before anything is painted: the mode that the address asks for, or that was chosen last, so that a dark page is never white first.
// What it reads is written by store/persist.ts, and what it sets is set again by site/site.ts when the app has loaded.
;(() => {
  const MODES = ['light', 'dark']
  const asked = new URLSearchParams(location.search).get('mode')
  let mode = MODES.includes(asked) ? asked : null
  try {
    const kept = localStorage.getItem(`${document.documentElement.dataset.site}_store`)
    mode ??= JSON.parse(kept).preferences.mode
  } catch {
    // A first visit, or no storage: the page is light.
  }
  if (!MODES.includes(mode)) return
  document.body.setAttribute('mode', mode)
  document.querySelector('meta[name="color-scheme"]').content = mode
  document.querySelector('meta[name="theme-color"]').content = getComputedStyle(document.body)
    .getPropertyValue('--surface')
    .trim()
})()
